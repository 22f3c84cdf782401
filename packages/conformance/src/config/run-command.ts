import { execFile } from 'node:child_process'

/**
 * Runs a configured shell command and returns its output. An error contains the exit code and the last line of stderr,
 * but not the command, because reports are published and commands may contain credentials.
 */
export function runCommand(command: string, env: NodeJS.ProcessEnv, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('/bin/sh', ['-c', command], { env, timeout }, (error, stdout, stderr) => {
      if (error === null) return resolve(stdout)
      const how =
        error.killed === true
          ? `its command took more than ${String(timeout / 1000)} s`
          : `its command ended with exit code ${String(error.code ?? error.signal)}`
      const last = stderr.trim().split('\n').at(-1)?.slice(0, MAX_LENGTH) ?? ''
      // Messages of the shell itself contain a part of the command.
      const isSafe = last !== '' && !command.includes(last) && !/^(\/bin\/)?sh: /.test(last)
      reject(new Error(isSafe ? `${how}: ${last}` : how))
    })
  })
}

const MAX_LENGTH = 200
