import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The lock files of this process. */
const held = new Set<string>()

/**
 * Takes a lock file, which has the id of its process. One of a process that has ended is taken over.
 * @returns a function that gives it back
 * @throws if another process, or this one, has it
 */
export function takeLock(file: string): () => void {
  // Linked when it is complete: a process that is killed here leaves no empty lock.
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    for (;;) {
      try {
        linkSync(own, file)
        break
      } catch {
        const owner = Number(readFileSync(file, 'utf8'))
        if (held.has(file) || isAlive(owner))
          throw new Error(
            `Process ${owner} has the database: ${file} names it. Stop it, or delete the file if that is another program.`,
          )
        rmSync(file, { force: true })
      }
    }
  } finally {
    rmSync(own, { force: true })
  }
  held.add(file)
  return () => {
    if (held.delete(file)) rmSync(file, { force: true })
  }
}

/** Whether another process lives. In a container a restarted server has the id that it had before. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
