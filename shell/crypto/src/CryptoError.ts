/** Why something was not opened. */
export type CryptoProblem =
  /** Not sealed at all: it is never shown as text. */
  | 'not-an-envelope'
  /** Made by a newer version of this page: reload. */
  | 'newer-version'
  /** Sealed under an epoch whose key is not here. */
  | 'unknown-epoch'
  /** Changed on its way, put into another place, or sealed for somebody else. */
  | 'tampered'
  /** A step in somebody's chain of keys that its owner has not signed. */
  | 'wrong-chain'
  /** An epoch that does not follow from the one before, or whose list nobody who may has signed. */
  | 'wrong-epoch'
  /** A wrap that holds another key than everybody else's. */
  | 'wrong-wrap'
  /** A password, a code or a device that does not open this copy. */
  | 'wrong-secret'
  /** A server that asks for less work than it takes to guess. */
  | 'too-cheap';

/** What was refused, in a word that a screen can turn into a sentence. */
export class CryptoError extends Error {
  override readonly name = 'CryptoError';
  readonly problem: CryptoProblem;

  constructor(problem: CryptoProblem, detail: string, cause?: unknown) {
    super(`${problem}: ${detail}`, { cause });
    this.problem = problem;
  }
}

/** Runs what WebCrypto refuses with an error that says nothing, and says what it means. */
export async function orRefuse<Result>(
  act: () => Promise<Result>,
  problem: CryptoProblem,
  detail: string,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof CryptoError ? error : new CryptoError(problem, detail, error);
  }
}
