/** Something the person at the keyboard can put right; its message is one whole sentence. */
export class Problem extends Error {}

/**
 * Says what is going on. Always on stderr: stdout belongs to what the command was asked for, and may be piped.
 * @param {string} line
 */
export const say = (line) => process.stderr.write(`${line}\n`);

/**
 * Runs a command. A Problem ends it with its sentence alone; anything else is a bug and keeps its stack.
 * @param {() => unknown} command
 */
export async function run(command) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
