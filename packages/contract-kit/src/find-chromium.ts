import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Commands that may start a system browser. The headless shell is first: it starts in half the time and uses half the
 * CPU.
 */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Returns the machine's own Chromium: TUMPAK_CHROMIUM, or a command in PATH; undefined lets Playwright use its
 * download. Throws if TUMPAK_CHROMIUM is not a program.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.TUMPAK_CHROMIUM
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`TUMPAK_CHROMIUM is "${chosen}", which is not a program.`)
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'].filter(Boolean)
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).find(isProgram)
}

/** Flags that let Chromium start as root and keep it from making requests of its own. */
export function chromiumArguments(): string[] {
  const quiet = [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}

/** Whether a file exists and can be executed. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
