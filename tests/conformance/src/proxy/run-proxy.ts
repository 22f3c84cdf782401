import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Exchange, RunReport } from '../model.ts'
import { TOOL } from '../run-conformance.ts'
import { prepareRun } from '../run/prepare-run.ts'
import type { ConfigInput } from '../config/config.ts'
import { exitCodeOf, settle } from '../run/baseline.ts'
import { passOn } from './http-proxy.ts'
import { trafficJudge } from './judge-traffic.ts'
import { operationMatcher } from './match-operation.ts'
import { createSocketProxy } from './socket-proxy.ts'
import { socketJudge } from './judge-socket-traffic.ts'

/** A running proxy. */
export interface RunningProxy {
  readonly url: string
  /** The report so far. */
  report(): RunReport
  /** Stops listening and closes connections. */
  close(): Promise<void>
}

/**
 * Proxies HTTP and socket between an app and its server, and checks the real traffic: coverage of operations, codes,
 * fields and messages, and findings as in a run. Checks run after a response is sent, so that nobody waits for them.
 */
export async function startProxy(given: ConfigInput, port: number, host = '127.0.0.1'): Promise<RunningProxy> {
  const startedAt = new Date()
  const run = prepareRun(given)
  const { context, contract, config, secrets } = run
  const target = new URL(config.url)
  const { judge, unknown } = trafficJudge({
    context,
    match: operationMatcher(context.operations, new URL(context.base).pathname),
    secrets,
    speaksEnvelope: run.speaksEnvelope,
  })
  const socket = contract && socketJudge(contract, config.url, secrets)
  const queue: (() => void)[] = []
  let isBusy = false
  /** One check per turn of the event loop: traffic goes first. */
  const later = (work: () => void): void => {
    queue.push(work)
    if (isBusy) return
    isBusy = true
    const next = (): void => {
      const one = queue.shift()
      if (one === undefined) {
        isBusy = false
        return
      }
      one()
      setImmediate(next)
    }
    setImmediate(next)
  }
  const server = createServer((incoming, outgoing) =>
    passOn(target, incoming, outgoing, (passed) => later(() => judge(passed))),
  )
  const sockets = createSocketProxy(target, {
    onOpen: (tapped) => later(() => socket?.open(tapped)),
    onFrame: (tapped, from, data, isBinary) => later(() => socket?.frame(tapped, { from, data, isBinary })),
    onClose: (tapped, code) => later(() => socket?.close(tapped, code)),
  })
  server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: bound } = server.address() as AddressInfo

  return {
    url: `http://${host}:${String(bound)}`,
    report() {
      while (queue.length > 0) queue.shift()?.()
      const ledgers = [context.ledger, ...(socket ? [socket.ledger] : [])]
      const findings = settle(
        [...ledgers.flatMap((one) => [...one.findings.values()]), ...strangers(unknown, target)],
        config,
        startedAt,
      )
      const coverage = ledgers.flatMap((one) => one.coverage)
      const cases = coverage.reduce((sum, one) => sum + one.cases, 0)
      return {
        tool: TOOL,
        document: { title: run.title, version: run.version },
        target: config.url,
        seed: config.seed,
        startedAt: startedAt.toISOString(),
        seconds: (Date.now() - startedAt.getTime()) / 1000,
        findings,
        // A passive proxy has no inconclusive checks: the coverage shows what was not seen.
        inconclusive: [],
        coverage,
        totals: {
          cases,
          requests: cases,
          calls: coverage.length,
          passedChecks: ledgers.reduce((sum, one) => sum + one.passedChecks, 0),
        },
        exitCode: exitCodeOf(findings, []),
      }
    },
    async close() {
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const NO_EXCHANGE: Exchange = { request: { method: '', url: '', headers: {} }, response: null, curl: '' }

/** Undocumented requests with the first path segment of documented ones. */
function strangers(unknown: ReadonlySet<string>, target: URL): RunReport['findings'] {
  return [...unknown]
    .filter((one) => / \/api\//.test(one))
    .map((one) => {
      const [method = '', path = ''] = one.split(' ')
      return {
        id: `${one}/undocumented-call`,
        operationId: one,
        method,
        path,
        check: 'undocumented-call',
        gravity: 'major',
        provenance: 'stated',
        title: 'The app sends a request that is not documented',
        explanation: 'Add the operation to the document, or remove the request.',
        pointer: '',
        rule: '#/paths',
        cases: 1,
        exchange: { ...NO_EXCHANGE, request: { method, url: new URL(path, target).href, headers: {} } },
        isWarning: false,
      }
    })
}
