import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** How long, in milliseconds, processes may take to end by themselves. */
const END_TIMEOUT_MS = 5000
const POLL_MS = 100

/** The process ids of a process and of all that it started, also in process groups of their own: Playwright's servers. */
export function listTree(pid: number): number[] {
  const parents = readParents()
  const tree = [pid]
  // Grows while it is read.
  for (const one of tree) tree.push(...[...parents].flatMap(([child, parent]) => (parent === one ? [child] : [])))
  return tree
}

/** Ends a process and all that it started: asks first, and kills what is left. `pids` is its tree if it has ended already. */
export async function stopTree(pid: number, pids = listTree(pid), timeoutMs = END_TIMEOUT_MS): Promise<void> {
  for (const one of pids) signal(one, 'SIGTERM')
  const deadline = performance.now() + timeoutMs
  while (pids.some(isAlive) && performance.now() < deadline) await wait(POLL_MS)
  for (const one of pids) signal(one, 'SIGKILL')
}

/** Whether a process runs; one that has ended and was not waited for does not. */
export function isAlive(pid: number): boolean {
  if (existsSync('/proc/self/stat')) return !/^(Z|X|)$/.test(readStat(String(pid))[0] ?? '')
  return signal(pid, 0)
}

/** The parent of each running process. Linux has /proc even where `ps` is not installed. */
function readParents(): Map<number, number> {
  if (!existsSync('/proc/self/stat')) {
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
    return new Map(rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number]))
  }
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(pids.map((pid) => [Number(pid), Number(readStat(pid)[1] ?? 0)]))
}

/** State and parent of a process, from /proc; empty if it has ended. Its name, in parentheses, may contain anything. */
function readStat(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

/** Sends a signal; false if the process has ended. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
