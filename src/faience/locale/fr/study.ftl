# La page de revue et le plateau d’analyse.

study-player = Joueur { $number }
