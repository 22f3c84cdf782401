import { NO_RULES } from '@tumpak/contract-kit/rules.ts'
import { describeChecks, loadConfiguredChecks } from '../checks/load-checks.ts'
import { runChecksSync } from '../checks/run-checks.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunReport } from '../context/run-report.ts'
import { TOOL } from '../run/run-conformance.ts'
import { hidePersonalData } from '../http/hide-secrets.ts'
import { fetchDocuments } from '../run/fetch-documents.ts'
import { prepareRun } from '../run/prepare-run.ts'
import type { ConfigInput } from '../config/config.ts'
import { baseFor } from '../document/server-base.ts'
import { Ledger } from '../context/ledger.ts'
import type { RunContext } from '../context/run-context.ts'
import { getExitCode, settle, settleOpen } from '../run/baseline.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { CheckQueue } from './check-queue.ts'
import { createHostCheck, WRONG_HOST } from './host-check.ts'
import { createUpstream, proxyRequest } from './http-proxy.ts'
import { watchTraffic } from './watch-traffic.ts'
import { createMatcher } from './match-operation.ts'
import { createSocketProxy } from './socket-proxy.ts'
import { watchSocket } from './watch-socket.ts'

/** A running proxy. */
export interface RunningProxy {
  readonly url: string
  /** The report so far. */
  report(): RunReport
  /** Stops listening and closes all connections. */
  close(): Promise<void>
}

/**
 * Proxies HTTP and socket between an app and its server, and checks the real traffic as a run does. Checks run after
 * the response is sent, so that they delay nobody.
 */
export async function startProxy(given: ConfigInput, port: number, host = '127.0.0.1'): Promise<RunningProxy> {
  const startedAt = new Date()
  const own = await loadConfiguredChecks(given)
  const run = prepareRun(await fetchDocuments(given), own.checks)
  const { context, contract, config, secrets } = run
  hidePersonalData(secrets)
  const target = new URL(config.url)
  const { see, unknown } = watchTraffic({
    context,
    match: createMatcher(
      context.operations,
      (operation) => new URL(baseFor(operation, context.base, context.config)).pathname,
    ),
    secrets,
    usesEnvelope: run.usesEnvelope,
  })
  const socket = contract && watchSocket(contract, config.url, secrets, context)
  const checks = new CheckQueue()
  const later = (work: () => void): void => checks.add(work)
  const upstream = createUpstream(target, run.connection)
  const isKnownHost = createHostCheck(host)
  const server = createServer((incoming, outgoing) => {
    try {
      if (isKnownHost(incoming.headers.host)) {
        proxyRequest(upstream, incoming, outgoing, (exchanged) => later(() => see(exchanged)))
        return
      }
      outgoing.writeHead(421, { 'content-type': 'text/plain', connection: 'close' }).end(WRONG_HOST)
    } catch {
      // Node parses some requests that it refuses to forward.
      outgoing.destroy()
    }
  })
  const sockets = createSocketProxy(
    { target, agent: upstream.agent },
    {
      onOpen: (tapped) => later(() => socket?.open(tapped)),
      onFrame: (tapped, from, data, isBinary) => later(() => socket?.frame(tapped, { from, data, isBinary })),
      onClose: (tapped, code) => later(() => socket?.close(tapped, code)),
    },
  )
  server.on('upgrade', (request, stream, head) => {
    if (isKnownHost(request.headers.host)) sockets.upgrade(request, stream, head)
    else stream.end(`HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: bound } = server.address() as AddressInfo

  return {
    url: `http://${host}:${String(bound)}`,
    report() {
      checks.drain()
      const ledgers = [context.ledger, reportUndocumented(context, unknown, target), ...(socket ? [socket.ledger] : [])]
      const findings = settle(
        ledgers.flatMap((ledger) => [...ledger.findings.values()]),
        config,
        startedAt,
      )
      // Unseen operations are not listed as inconclusive, because the coverage shows them.
      const inconclusive = settleOpen(
        [...ledgers.flatMap((ledger) => ledger.inconclusive), ...checks.inconclusive],
        config,
        startedAt,
      )
      const coverage = ledgers.flatMap((ledger) => ledger.coverage)
      const cases = coverage.reduce((sum, covered) => sum + covered.cases, 0)
      return {
        tool: TOOL,
        document: run.document,
        target: config.url,
        seed: config.seed,
        startedAt: startedAt.toISOString(),
        seconds: (Date.now() - startedAt.getTime()) / 1000,
        findings,
        inconclusive,
        coverage,
        ...(own.remarks.length > 0 && { remarks: own.remarks }),
        ...describeChecks(own.checks),
        totals: {
          cases,
          requests: cases,
          calls: coverage.length,
          passedChecks: ledgers.reduce((sum, ledger) => sum + ledger.passedChecks, 0),
        },
        exitCode: getExitCode(findings, inconclusive),
      }
    },
    async close() {
      sockets.close()
      upstream.agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Returns the first path segments of all documented operations, such as `/api`. */
function getFirstSegments({ base, config, operations }: RunContext): ReadonlySet<string> {
  const getPath = (operation: Operation): string =>
    new URL(baseFor(operation, base, config)).pathname.replace(/\/$/, '') + operation.path
  return new Set(
    operations.map((operation) => getSegment(getPath(operation))).filter((segment) => !segment.includes('{')),
  )
}

function getSegment(path: string): string {
  return path.split('/')[1] ?? ''
}

/**
 * Reports undocumented requests that share their first path segment with documented ones. Others, such as assets, are
 * not API.
 */
function reportUndocumented(context: RunContext, unknown: ReadonlySet<string>, target: URL): Ledger {
  const ledger = new Ledger([], () => true)
  ledger.getSetting = context.ledger.getSetting
  const segments = getFirstSegments(context)
  for (const id of unknown) {
    if (!segments.has(getSegment(id))) continue
    const [method = '', path = ''] = id.split(' ')
    const request = { method, url: new URL(path, target).href, headers: {} }
    const operation = toUndocumented(id, method, path)
    runChecksSync('unknownRequest', { context: { ledger, getChecks: context.getChecks }, operation, request })
  }
  return ledger
}

function toUndocumented(id: string, method: string, path: string): Operation {
  return {
    id,
    method,
    path,
    tag: '',
    tags: [],
    summary: '',
    description: '',
    pointer: '/paths',
    needsSession: false,
    proposed: false,
    effect: 'read',
    ...NO_RULES,
    shows: [],
    affects: [],
    codes: [],
    parameters: [],
    responses: [],
    links: [],
    destructive: false,
  }
}
