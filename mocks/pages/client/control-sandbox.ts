import type { ControlModel } from '../control-model.ts'
import { requestMock, onClick, onSubmit, showStatus } from './control-kit.ts'
import { byId } from './dom.ts'

/** Sandbox, events, clock and sockets. */
export function setUpSandbox({ clockOffsetMs, events }: ControlModel): void {
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

  const eventField = byId<HTMLSelectElement>('push-event')
  const showExample = (): void => {
    const example = events.find((one) => one.event === eventField.value)
    byId<HTMLTextAreaElement>('push-content').value = JSON.stringify(example?.content, null, 2)
  }
  eventField.addEventListener('change', showExample)
  showExample()

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
      warning?: string
    }
    const pushed = `Pushed ${event} to ${result.uids?.length ?? 0} ${result.uids?.length === 1 ? 'player' : 'players'}.`
    showStatus(result.warning === undefined ? pushed : `${pushed} ${result.warning}.`, result.warning !== undefined)
  })

  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-advance]'))
    onClick(button.id, () => move(Number(button.dataset['advance'])))
  onSubmit('clock-form', (data) => move(Number(data.get('amount')) * Number(data.get('unit'))))

  onSubmit('play-form', async (data) => {
    const [username, play, length] = [
      String(data.get('username')),
      String(data.get('play')),
      Number(data.get('length')),
    ]
    await requestMock('POST', '/__mock/players', { username, play, hours: length, months: length })
    showStatus(`${username}: ${play}.`)
  })

  onSubmit('sockets-form', async (data) => {
    const { closed } = (await requestMock('POST', '/__mock/sockets/close', { code: Number(data.get('code')) })) as {
      closed?: number
    }
    showStatus(`Sockets closed: ${closed ?? 0}.`)
  })

  showOffset(clockOffsetMs)
}
