import { requestMock, make, onClick, showFailure } from './control-kit.ts'
import { byId } from './dom.ts'

interface Call {
  readonly operationId: string | null
  readonly method: string
  readonly path: string
  readonly status: number
  readonly code: number | null
  readonly body?: unknown
  readonly at: string
}

/** Rows shown at once, the newest first. */
const MAX_ROWS = 200

const hasFailed = ({ status, code }: Call): boolean => status >= 400 || (code !== null && code !== 20000)

function renderRow(call: Call): HTMLElement {
  const { operationId, method, path, status, code, body, at } = call
  const row = make('tr', hasFailed(call) ? 'failed' : '')
  row.append(
    make('td', 'num', new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Manila' })),
    make('td', 'mono', operationId ?? '–'),
    make('td', 'mono', `${method.toUpperCase()} ${path}`),
    make('td', 'num', String(status)),
    make('td', 'num', code === null ? '–' : String(code)),
    make('td', 'mono body', body === undefined ? '–' : JSON.stringify(body)),
  )
  return row
}

/** Whether each word is somewhere in the call's row. */
function isWanted({ operationId, method, path, status, code, body }: Call, words: readonly string[]): boolean {
  const text = [operationId, method, path, status, code, JSON.stringify(body)].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The call log with its filter, which stays when the log is read again. */
export function setUpCalls(): void {
  const form = byId<HTMLFormElement>('calls-form')
  let calls: readonly Call[] = []

  function show(): void {
    const data = new FormData(form)
    const words = String(data.get('words') ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
    const isFailedOnly = data.get('failed') !== null
    const wanted = calls.filter((call) => isWanted(call, words) && (!isFailedOnly || hasFailed(call)))
    const all = String(calls.length)
    byId('calls-count').textContent = wanted.length === calls.length ? all : `${String(wanted.length)} of ${all}`
    byId('calls-none').hidden = wanted.length > 0
    byId('calls-none').textContent =
      calls.length === 0 ? 'This sandbox has received no request yet.' : 'No request matches the filter.'
    byId('calls-table').hidden = wanted.length === 0
    byId('calls').replaceChildren(...wanted.toReversed().slice(0, MAX_ROWS).map(renderRow))
  }

  async function read(): Promise<void> {
    calls = (await requestMock('GET', '/__mock/calls')) as readonly Call[]
    show()
  }

  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  onClick('calls-refresh', read)
  read().catch(showFailure)
}
