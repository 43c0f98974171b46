/** Whether the secret of the bag is the one that was promised before the game. */

export async function secretMatches(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null; // only pages over https, or of this machine, may count hashes
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
