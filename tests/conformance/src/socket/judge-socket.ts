import type { Stage } from '../run/judge-call.ts'
import type { Ledger } from '../run/ledger.ts'
import type { Player } from '../run/player.ts'
import { judgeAdmission } from './judge-admission.ts'
import { judgeCloseCode, judgeStanding } from './judge-endings.ts'
import { judgeEvents } from './judge-events.ts'
import { judgeFrames } from './judge-frames.ts'
import { judgeGarbage, judgeHeartbeat } from './judge-heartbeat.ts'
import { judgeRedelivery } from './judge-redelivery.ts'
import type { Line } from './line.ts'
import type { SocketContract } from './socket-contract.ts'
import { SocketBench } from './socket-bench.ts'
import { CONNECTION } from './socket-ledger.ts'

/**
 * Checks the server's socket against its document, as a player of the run: admission, heartbeat, invalid frames, every
 * event, redelivery, close codes. Waits are short; checks of a minute need `--slow`.
 */
export async function judgeSocket(stage: Stage, contract: SocketContract, secrets: string[]): Promise<Ledger> {
  const bench = new SocketBench(contract, stage, secrets)
  const { sessions } = stage
  const player = sessions.main
  if (sessions.whyNobody !== undefined) {
    bench.leaveOpen(CONNECTION, 'all', sessions.whyNobody)
    return bench.ledger
  }
  const uid = await uidOf(bench, player)
  if (uid === undefined) {
    bench.leaveOpen(
      CONNECTION,
      'all',
      'the parameter of its address is not known: name the call that gives it (x-from)',
    )
    return bench.ledger
  }
  const jar = await sessions.jarOf(player)
  const lines: Line[] = []
  const open = async (): Promise<Line | undefined> => {
    const line = bench.dial(uid, jar)
    lines.push(line)
    if (await bench.opened(line)) return line
    tellShut(bench, line)
    return undefined
  }

  const first = await open()
  if (first && (await judgeHeartbeat(bench, first))) {
    bench.ledger.succeed(bench.operation(CONNECTION))
    await judgeEvents(bench, first, { player, uid })
    await bench.settle(first)
    lines.push(...(await judgeRedelivery(bench, first, open)))
    await judgeGarbage(bench, open)
    await judgeAdmission(bench, uid, jar, await otherUidOf(bench, player))
    if (stage.bench.config.slow) await judgeStanding(bench, open)
    else bench.leaveOpen(CONNECTION, 'socket-standing', 'it takes over a minute; --slow makes it', true)
  } else {
    bench.leaveOpen(CONNECTION, 'all', 'the rest needs a connection that stands and answers')
  }
  await Promise.all(lines.map((line) => line.leave()))
  const contents = new Map<string, string>()
  for (const line of new Set(lines)) {
    judgeFrames(bench, line, contents)
    judgeCloseCode(bench, line)
  }
  return bench.ledger
}

function tellShut(bench: SocketBench, line: Line): void {
  const { ending } = line
  const how =
    ending?.kind === 'refused'
      ? `HTTP ${String(ending.status)}`
      : ending
        ? `close code ${String(ending.code)}`
        : 'no answer'
  bench.fail(CONNECTION, line, {
    check: 'socket-admission',
    gravity: 'critical',
    rule: `${bench.contract.pointer}/x-admission`,
    title: 'A player with a session is not let in',
    explanation: `The connection to the player’s own uid, with the session cookie and the server’s own Origin, got ${how}.`,
  })
}

async function uidOf(bench: SocketBench, player: Player): Promise<string | undefined> {
  const { parameter } = bench.contract
  if (!parameter) return ''
  const known = player.fields[parameter.name]
  if (known !== undefined) return known
  const value = parameter.source && (await bench.read(parameter.source, player))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

async function otherUidOf(bench: SocketBench, player: Player): Promise<string | undefined> {
  const other = bench.stage.sessions.players.find((one) => one !== player && !one.isFresh)
  return other && bench.contract.parameter ? uidOf(bench, other) : undefined
}
