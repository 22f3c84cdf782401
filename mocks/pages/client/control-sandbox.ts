import type { ControlModel } from '../control-model.ts'
import { requestMock, make, onClick, onSubmit, showFailure, showStatus } from './control-kit.ts'
import { byId } from './dom.ts'

/** Sandbox, personas, events, clock, sockets and the call log. */
export function setUpSandbox({ clockOffsetMs }: ControlModel): void {
  const showOffset = (ms: number): void => {
    const minutes = Math.round(ms / 60_000)
    const parts = [
      [Math.floor(minutes / 1440), 'd'],
      [Math.floor((minutes % 1440) / 60), 'h'],
      [minutes % 60, 'min'],
    ] as const
    byId('clock-offset').textContent =
      minutes === 0
        ? 'real time'
        : `+ ${parts
            .filter(([count]) => count > 0)
            .map(([count, unit]) => `${count} ${unit}`)
            .join(' ')}`
  }

  const move = async (advanceMs: number): Promise<void> => {
    const { offsetMs } = (await requestMock('POST', '/__mock/clock', { advanceMs })) as { offsetMs?: number }
    if (offsetMs !== undefined) showOffset(offsetMs)
    showStatus('The clock was moved; what came due on the way has happened.')
  }

  const showCallLog = async (): Promise<void> => {
    const calls = (await requestMock('GET', '/__mock/calls')) as {
      operationId: string | null
      method: string
      path: string
      status: number
      code: number | null
      at: string
    }[]
    byId('calls-count').textContent = String(calls.length)
    byId('calls-none').hidden = calls.length > 0
    byId('calls-table').hidden = calls.length === 0
    byId('calls').replaceChildren(
      ...calls
        .toReversed()
        .slice(0, 200)
        .map((one) => {
          const row = make('tr', one.status >= 400 || (one.code !== null && one.code !== 20000) ? 'failed' : '')
          const time = new Date(one.at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Manila' })
          row.append(
            make('td', 'num', time),
            make('td', 'mono', one.operationId ?? '–'),
            make('td', 'mono', `${one.method.toUpperCase()} ${one.path}`),
            make('td', 'num', String(one.status)),
            make('td', 'num', one.code === null ? '–' : String(one.code)),
          )
          return row
        }),
    )
  }

  onSubmit('sandbox-form', async (data) => {
    const id = String(data.get('id') ?? '').trim()
    const scenario = String(data.get('scenario') ?? 'default')
    await requestMock('POST', '/__mock/sandboxes', id === '' ? { scenario } : { id, scenario })
    location.reload()
  })
  onClick('sandbox-reset', async () => {
    await requestMock('POST', '/__mock/reset')
    location.reload()
  })

  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.addEventListener('click', () => {
      const text = button.dataset['copy'] ?? ''
      // The clipboard exists only in secure contexts and on loopback hosts.
      Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
        () => showStatus(`Copied: ${text}`),
        () => showStatus(`This browser does not let a page copy. The text is: ${text}`, true),
      )
    })
  }

  onSubmit('push-form', async (data) => {
    const raw = String(data.get('content') ?? '').trim()
    let content: unknown = raw
    try {
      content = raw === '' ? undefined : JSON.parse(raw)
    } catch {
      throw new Error('The content is not JSON. A text needs quotation marks; a number does not.')
    }
    const uid = String(data.get('uid') ?? '').trim()
    const event = String(data.get('event'))
    const result = (await requestMock('POST', '/__mock/push', { event, content, ...(uid === '' ? {} : { uid }) })) as {
      uids?: string[]
    }
    showStatus(`Pushed ${event} to ${result.uids?.length ?? 0} ${result.uids?.length === 1 ? 'player' : 'players'}.`)
  })

  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-advance]'))
    onClick(button.id, () => move(Number(button.dataset['advance'])))
  onSubmit('clock-form', (data) => move(Number(data.get('amount')) * Number(data.get('unit'))))

  onSubmit('sockets-form', async (data) => {
    const { closed } = (await requestMock('POST', '/__mock/sockets/close', { code: Number(data.get('code')) })) as {
      closed?: number
    }
    showStatus(`Sockets closed: ${closed ?? 0}.`)
  })

  onClick('calls-refresh', showCallLog)
  showOffset(clockOffsetMs)
  showCallLog().catch(showFailure)
}
