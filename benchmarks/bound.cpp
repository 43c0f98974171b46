// How fast can base Azul be played at all? Random games of two players on the coloured wall, in plain C++.
//
// This is a yardstick, not an engine: it knows one board and two seats, checks nothing, undoes nothing and
// explains nothing. At every ply it writes the full list of legal moves and plays one of them, each with the
// same chance. Paragraph numbers are those of docs/rules/azul.md; move ids are those of docs/notation.md.
//
//     bound GAMES SEED        prints one JSON object

#include <algorithm>
#include <bit>
#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

using std::uint32_t;
using std::uint64_t;
using std::uint8_t;

static_assert(std::endian::native == std::endian::little, "a list of moves is written eight bytes at a time");

constexpr unsigned COLOURS = 5, LINES = 5, DISPLAYS = 5, SEATS = 2;
constexpr unsigned KINDS = 6;              // the ids leave a place for the joker, which is never dealt here
constexpr unsigned DESTINATIONS = 6, FLOOR = 5;
constexpr unsigned FLOOR_SPACES = 7, STALLED_ROUNDS = 10;
constexpr int FLOOR_PENALTY[FLOOR_SPACES + 1] = {0, 1, 2, 4, 6, 8, 11, 14};
constexpr int ROW_BONUS = 2, COLUMN_BONUS = 7, COLOUR_BONUS = 10;

constexpr uint64_t EACH_BYTE = 0x0101010101010101;
constexpr uint64_t EACH_COLOUR = 0x0000000101010101;       // one byte for each of the five colours, blue lowest
constexpr uint32_t FULL_ROW = 0b11111;

// ---- tables -------------------------------------------------------------------------------------------------

struct Tables {
    uint64_t destinations[1 << DESTINATIONS];   // the set bits of the index, one a byte, lowest first
    uint8_t run[1 << LINES][LINES];             // unbroken run through a place of a row or column of the wall
    uint8_t colour_byte[KINDS * (DISPLAYS + 1)];    // (source, kind) -> the bit where its colour's byte begins
};

constexpr Tables make_tables() {
    Tables tables{};
    for (unsigned set = 0; set < 1 << DESTINATIONS; ++set)
        for (unsigned d = 0, found = 0; d < DESTINATIONS; ++d)
            if (set >> d & 1) tables.destinations[set] |= uint64_t{d} << 8 * found++;
    for (unsigned set = 0; set < 1 << LINES; ++set)
        for (unsigned place = 0; place < LINES; ++place) {
            unsigned low = place, high = place;
            while (low > 0 && set >> (low - 1) & 1) --low;
            while (high + 1 < LINES && set >> (high + 1) & 1) ++high;
            tables.run[set][place] = uint8_t(high - low + 1);
        }
    for (unsigned slot = 0; slot < KINDS * (DISPLAYS + 1); ++slot)
        tables.colour_byte[slot] = uint8_t(8 * (slot % KINDS));
    return tables;
}

constexpr Tables TABLES = make_tables();

// ---- chance -------------------------------------------------------------------------------------------------

struct Random {                                  // splitmix64
    uint64_t state;

    uint64_t next() {
        uint64_t z = state += 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }

    uint32_t below(uint32_t n) { return uint32_t((next() >> 32) * n >> 32); }
};

// ---- the table ----------------------------------------------------------------------------------------------

struct Player {
    uint64_t open = 0x3f * EACH_COLOUR;  // a byte a colour: bit i = line i accepts it, bit 5 = the floor (1.4)
    uint32_t room = 0x54321;             // four bits a line: spaces still free
    uint32_t holds = 0;                  // four bits a line: its colour, if it is not empty
    uint32_t complete = 0;               // a bit a line
    uint32_t rows = 0;                   // the wall, five bits a row
    uint32_t columns = 0;                // the wall again, five bits a column
    uint32_t fallen = 0;                 // occupied floor spaces, the marker included
    int score = 0;
};

struct Table {
    uint32_t market[DISPLAYS + 1] = {};  // four bits a colour; 0 is the centre, which never has more than 15 of one
    uint64_t on_offer = 0;               // bit source * 6 + colour: there are such tiles
    uint64_t bag = 20 * 0x0504030201;    // a byte a colour: tiles of this colour and of those before it
    uint64_t lid = 0;                    // a byte a colour. Fallen tiles are counted here at once: they get here
                                         // before the next deal, and nobody looks into the lid earlier
    Player players[SEATS];
    unsigned to_move = 0, starter = 0;
    bool marker_in_centre = true;
    unsigned round = 0, stalled = 0;
};

// ---- the deal (1.3, 1.9) ------------------------------------------------------------------------------------

unsigned draw(Table& table, Random& random) {
    uint32_t left = uint32_t(table.bag >> 8 * (COLOURS - 1));
    if (left == 0) {                                            // poured only when a tile is needed (AZ-R5)
        table.bag = table.lid * EACH_COLOUR & 0xffffffffff;     // the product sums up the bytes below
        table.lid = 0;
        left = uint32_t(table.bag >> 8 * (COLOURS - 1));
    }
    const uint64_t tile = random.below(left);
    // A colour lies wholly below the drawn tile if its running count is not above it; such bytes keep their top bit.
    const uint64_t below = ((tile | 0x80) * EACH_COLOUR - table.bag) >> 7 & EACH_COLOUR;
    table.bag -= below ^ EACH_COLOUR;
    return unsigned(std::popcount(below));
}

// With two players at least 40 tiles are always free (1.9): all displays are filled, and AZ-R4 cannot occur.
void deal(Table& table, Random& random) {
    table.on_offer = 0;
    for (unsigned display = 1; display <= DISPLAYS; ++display) {
        uint32_t tiles = 0;
        for (unsigned n = 0; n < 4; ++n) {
            const unsigned colour = draw(table, random);
            tiles += 1u << 4 * colour;
            table.on_offer |= uint64_t{1} << (display * KINDS + colour);
        }
        table.market[display] = tiles;
    }
    table.marker_in_centre = true;
    table.to_move = table.starter;
    ++table.round;
}

// ---- phase A (1.4, 1.5) -------------------------------------------------------------------------------------

// Writes the ids of all legal moves and returns their number. May write up to seven bytes more than that.
unsigned list_moves(const Table& table, uint8_t* moves) {
    const uint64_t open = table.players[table.to_move].open;
    const uint8_t* const begin = moves;
    for (uint64_t left = table.on_offer; left; left &= left - 1) {
        const unsigned slot = unsigned(std::countr_zero(left));
        const unsigned accepting = open >> TABLES.colour_byte[slot] & 0x3f;
        const uint64_t ids = TABLES.destinations[accepting] + slot * DESTINATIONS * EACH_BYTE;
        std::memcpy(moves, &ids, sizeof ids);
        moves += std::popcount(accepting);
    }
    return unsigned(moves - begin);
}

void take_marker(Table& table, Player& player) {
    if (!table.marker_in_centre) return;
    table.marker_in_centre = false;
    table.starter = table.to_move;
    player.fallen = std::min(player.fallen + 1, FLOOR_SPACES);          // full floor: kept, no penalty (AZ-R2)
}

void apply(Table& table, unsigned move) {
    const unsigned slot = move / DESTINATIONS, line = move % DESTINATIONS;
    const unsigned source = slot / KINDS, colour = slot % KINDS;
    Player& player = table.players[table.to_move];

    const uint32_t here = table.market[source];
    const uint32_t count = here >> 4 * colour & 15;
    const uint32_t rest = here & ~(15u << 4 * colour);
    if (source == 0) {
        table.market[0] = rest;
        table.on_offer ^= uint64_t{1} << colour;
        take_marker(table, player);
    } else {
        const uint64_t kinds = table.on_offer >> source * KINDS & 0x3f;
        table.market[0] += rest;
        table.on_offer ^= kinds << source * KINDS;
        table.on_offer |= kinds ^ uint64_t{1} << colour;
    }

    uint32_t falls = count;
    if (line != FLOOR) {
        const uint32_t room = player.room >> 4 * line & 15;
        const uint32_t laid = std::min(count, room);
        falls -= laid;
        player.room -= laid << 4 * line;
        player.holds = (player.holds & ~(15u << 4 * line)) | colour << 4 * line;
        player.open &= ~(EACH_COLOUR << line);
        player.open |= uint64_t{laid < room} << (8 * colour + line);
        player.complete |= uint32_t{laid == room} << line;
    }
    player.fallen = std::min(player.fallen + falls, FLOOR_SPACES);
    table.lid += uint64_t{falls} << 8 * colour;
    table.to_move ^= 1;
}

// ---- phase B (1.6 to 1.8) -----------------------------------------------------------------------------------

void tile_line(Table& table, Player& player, unsigned row) {
    const unsigned colour = player.holds >> 4 * row & 15;
    const unsigned column = (row + colour) % COLOURS;
    player.rows |= 1u << (5 * row + column);
    player.columns |= 1u << (5 * column + row);
    const int across = TABLES.run[player.rows >> 5 * row & FULL_ROW][column];
    const int down = TABLES.run[player.columns >> 5 * column & FULL_ROW][row];
    player.score += across == 1 && down == 1 ? 1 : (across > 1 ? across : 0) + (down > 1 ? down : 0);

    player.room += (row + 1) << 4 * row;
    table.lid += uint64_t{row} << 8 * colour;
    for (unsigned other = 0; other < COLOURS; ++other) {
        const bool on_wall = player.rows >> (5 * row + (row + other) % COLOURS) & 1;
        player.open |= uint64_t{!on_wall} << (8 * other + row);
    }
}

bool has_complete_row(const Player& player) {
    for (unsigned row = 0; row < LINES; ++row)
        if ((player.rows >> 5 * row & FULL_ROW) == FULL_ROW) return true;
    return false;
}

// Returns whether the game is over (1.10, AZ-R6).
bool finish_round(Table& table) {
    bool over = false;
    ++table.stalled;
    for (Player& player : table.players) {
        for (uint32_t left = player.complete; left; left &= left - 1) {
            tile_line(table, player, unsigned(std::countr_zero(left)));
            table.stalled = 0;
        }
        player.complete = 0;
        player.score = std::max(0, player.score - FLOOR_PENALTY[player.fallen]);
        player.fallen = 0;
        over |= has_complete_row(player);
    }
    return over || table.stalled >= STALLED_ROUNDS;
}

void add_bonuses(Player& player) {
    for (unsigned i = 0; i < LINES; ++i) {
        unsigned tiles = 0;
        for (unsigned row = 0; row < LINES; ++row) tiles += player.rows >> (5 * row + (row + i) % COLOURS) & 1;
        if ((player.rows >> 5 * i & FULL_ROW) == FULL_ROW) player.score += ROW_BONUS;
        if ((player.columns >> 5 * i & FULL_ROW) == FULL_ROW) player.score += COLUMN_BONUS;
        if (tiles == LINES) player.score += COLOUR_BONUS;
    }
}

// ---- games --------------------------------------------------------------------------------------------------

struct Totals {
    uint64_t plies = 0, rounds = 0, moves = 0;
    int64_t points = 0;
};

void play(Random& random, Totals& totals) {
    uint8_t moves[KINDS * (DISPLAYS + 1) * DESTINATIONS + 8];
    Table table;
    do {
        deal(table, random);
        while (table.on_offer) {
            const unsigned count = list_moves(table, moves);
            apply(table, moves[random.below(count)]);
            totals.moves += count;
            ++totals.plies;
        }
    } while (!finish_round(table));
    for (Player& player : table.players) {
        add_bonuses(player);
        totals.points += player.score;
    }
    totals.rounds += table.round;
}

}  // namespace

int main(int argc, char** argv) {
    const uint64_t games = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 0;
    if (argc != 3 || games == 0) {
        std::fprintf(stderr, "usage: bound GAMES SEED\n");
        return 2;
    }
    const uint64_t seed = std::strtoull(argv[2], nullptr, 10);
    Random random{seed};
    Totals totals;
    const auto begin = std::chrono::steady_clock::now();
    for (uint64_t game = 0; game < games; ++game) play(random, totals);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();

    const double plies = double(totals.plies), all = double(games);
    std::printf("{\"games\": %" PRIu64 ", \"seed\": %" PRIu64 ", \"seconds\": %.6f, ", games, seed, seconds);
    std::printf("\"plies_per_second\": %.0f, \"games_per_second\": %.0f, ", plies / seconds, all / seconds);
    std::printf("\"plies_per_game\": %.6f, \"rounds_per_game\": %.6f, ", plies / all, double(totals.rounds) / all);
    std::printf("\"moves_per_ply\": %.6f, ", double(totals.moves) / plies);
    std::printf("\"points_per_player\": %.6f}\n", double(totals.points) / (all * SEATS));
    return 0;
}
