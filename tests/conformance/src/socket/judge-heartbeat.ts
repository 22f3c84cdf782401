import type { Line } from './line.ts'
import type { SocketBench } from './socket-bench.ts'
import { CONNECTION } from './socket-ledger.ts'

const PINGS = 3
const OVERSIZED_BYTES = 1_048_576

/** Every ping is answered once and in time, and there is no pong without a ping. */
export async function judgeHeartbeat(bench: SocketBench, line: Line): Promise<boolean> {
  const { ping, pong } = bench.contract
  if (!ping || !pong) return true
  const before = line.of(pong.event).length
  for (let i = 0; i < PINGS; i += 1) {
    if (await bench.ping(line)) continue
    tellSilence(bench, line, pong.event)
    return false
  }
  await bench.settle(line)
  const came = line.of(pong.event).length - before
  if (came === PINGS) bench.pass(CONNECTION, 'socket-heartbeat')
  else {
    bench.fail(CONNECTION, line, {
      check: 'socket-heartbeat',
      gravity: 'minor',
      rule: pong.pointer,
      title: `${String(PINGS)} pings got ${String(came)} answers`,
      explanation: `Each ${ping.event} is answered with one ${pong.event}; none comes unasked.`,
    })
  }
  return true
}

function tellSilence(bench: SocketBench, line: Line, pong: string): void {
  const { heartbeat, pointer } = bench.contract
  bench.fail(CONNECTION, line, {
    check: 'socket-heartbeat',
    gravity: 'critical',
    rule: `${pointer}/x-heartbeat`,
    title: line.ending ? 'The connection ends instead of answering a ping' : 'A ping is not answered in time',
    explanation: `No ${pong} came within ${String(bench.times.answerMs / 1000)} s. An app that hears nothing for ${String(heartbeat.silenceSeconds)} s gives the connection up.`,
  })
}

/** Undocumented frames are ignored: the connection stays open and answers. */
export async function judgeGarbage(bench: SocketBench, open: () => Promise<Line | undefined>): Promise<void> {
  const ack = bench.contract.acknowledgement
  const odd: (readonly [string, string | Uint8Array])[] = [
    ['what is no JSON', 'not json'],
    ['a JSON list', '[]'],
    ['null', 'null'],
    ['an event that is no text', '{"event":{}}'],
    ['an unknown event', '{"event":"no.such.event","content":1}'],
    ['an empty frame', ''],
    ['a binary frame', new Uint8Array([0, 1, 2, 255])],
    ['deep nesting', `${'['.repeat(500)}${']'.repeat(500)}`],
  ]
  if (ack) {
    odd.push(['an acknowledgement of nothing', JSON.stringify({ event: ack.event })])
    odd.push([
      'an acknowledgement of what was never sent',
      JSON.stringify({ event: ack.event, [ack.field]: 'never-sent' }),
    ])
  }
  let line = await open()
  for (const [what, frame] of odd) {
    if (!line) return
    line.send(frame)
    if (await bench.ping(line)) continue
    bench.fail(CONNECTION, line, {
      check: 'socket-garbage',
      gravity: 'major',
      rule: bench.contract.pointer,
      pointer: `/${what}`,
      title: `${what.charAt(0).toUpperCase()}${what.slice(1)} ends the connection`,
      explanation:
        'A frame that the document does not know is ignored. One odd frame must not cost a player the connection.',
    })
    await line.leave()
    line = await open()
  }
  bench.pass(CONNECTION, 'socket-garbage')
  await line?.leave()
  await judgeOversized(bench, open)
}

async function judgeOversized(bench: SocketBench, open: () => Promise<Line | undefined>): Promise<void> {
  const line = await open()
  if (!line) return
  line.send('x'.repeat(OVERSIZED_BYTES))
  await bench.ping(line)
  await line.leave()
  const after = await open()
  if (after && (await bench.ping(after))) bench.pass(CONNECTION, 'socket-oversized')
  else {
    bench.fail(CONNECTION, after ?? line, {
      check: 'socket-oversized',
      gravity: 'critical',
      rule: bench.contract.pointer,
      title: 'After an oversized frame nobody is served any more',
      explanation: `A frame of ${String(OVERSIZED_BYTES)} bytes was sent. Close that connection (1009), and go on serving others.`,
    })
  }
  await after?.leave()
}
