/** Errors that a person can put right: their own, and those of the api's configuration. */
const CLEAR = new Set(['CommandError', 'ConfigError']);

/** Runs a command. A refusal is one clear line, anything else shows its stack; both exit 1. */
export async function main(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    process.stderr.write(`\n${describe(error)}\n`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return CLEAR.has(error.name) ? error.message : (error.stack ?? error.message);
}
