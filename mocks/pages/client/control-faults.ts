import type { ControlModel } from '../control-model.ts'
import { requestMock, make, onClick, onSubmit, showFailure, showStatus } from './control-kit.ts'
import { byId } from './dom.ts'

interface InjectedFault {
  id?: number
  operationId: string
  times: number
  after?: boolean
  fault: { kind: string; [more: string]: unknown }
}

export function setUpFaults({ operations, faults }: ControlModel): void {
  const kind = byId<HTMLSelectElement>('fault-kind')
  const operation = byId<HTMLSelectElement>('fault-operation')

  /** Show the fields of the chosen kind, and the codes of the chosen operation. */
  const showFields = (): void => {
    for (const field of document.querySelectorAll<HTMLElement>('[data-kind]'))
      field.hidden = field.dataset['kind'] !== kind.value
    const codes = operations.find((one) => one.id === operation.value)?.codes ?? []
    const all = [
      ...codes,
      ...[
        { code: 20002, name: 'sessionInvalid' },
        { code: 40000, name: 'badInput' },
      ].filter((one) => !codes.some(({ code }) => code === one.code)),
    ]
    const options = all.map(({ code, name }) => {
      const option = make('option', '', `${code} ${name}`) as HTMLOptionElement
      option.value = String(code)
      return option
    })
    byId('fault-code').replaceChildren(...options)
  }

  const inject = async (injected: InjectedFault): Promise<void> => {
    const { operationId, times, after, fault } = injected
    await requestMock('POST', '/__mock/faults', { operationId, times, after: after ?? false, fault })
  }

  const refresh = async (): Promise<void> => show((await requestMock('GET', '/__mock/faults')) as InjectedFault[])

  const remove = async (gone: number, all: readonly InjectedFault[]): Promise<void> => {
    // The control API deletes all faults at once, so inject the others again in their order.
    await requestMock('DELETE', '/__mock/faults')
    for (const [index, injected] of all.entries()) if (index !== gone) await inject(injected)
    await refresh()
    showStatus('Fault removed.')
  }

  const show = (all: readonly InjectedFault[]): void => {
    byId('fault-none').hidden = all.length > 0
    byId('fault-clear').hidden = all.length === 0
    byId('fault-list').replaceChildren(
      ...all.map((injected, index) => {
        const { kind: name, ...rest } = injected.fault
        const item = make('li')
        const what = make('div', 'what')
        const details = Object.entries(rest).map(([key, value]) => `${key} ${String(value)}`)
        what.append(
          make('code', '', injected.operationId),
          make(
            'small',
            '',
            [
              name,
              ...details,
              `${injected.times} more`,
              ...(injected.after === true ? ['after the handler'] : []),
            ].join(' · '),
          ),
        )
        const button = make('button', '', 'Remove') as HTMLButtonElement
        button.type = 'button'
        button.setAttribute('aria-label', `Remove ${name} on ${injected.operationId}`)
        button.addEventListener('click', () => void remove(index, all).catch(showFailure))
        item.append(what, button)
        return item
      }),
    )
  }

  onSubmit('fault-form', async (data) => {
    const chosen = String(data.get('kind'))
    const msg = String(data.get('msg') ?? '').trim()
    const fault: InjectedFault['fault'] = { kind: chosen }
    if (chosen === 'status') fault['status'] = Number(data.get('status'))
    if (chosen === 'code') fault['code'] = Number(data.get('code'))
    if (chosen === 'code' && msg !== '') fault['msg'] = msg
    if (chosen === 'size') fault['rows'] = Number(data.get('rows'))
    if (chosen === 'delay') fault['ms'] = Number(data.get('ms'))
    const operationId = String(data.get('operationId'))
    await inject({ operationId, times: Number(data.get('times')), after: data.get('after') !== null, fault })
    await refresh()
    showStatus(`Injected: ${chosen} on ${operationId}.`)
  })

  onClick('fault-clear', async () => {
    await requestMock('DELETE', '/__mock/faults')
    await refresh()
    showStatus('All faults removed.')
  })

  kind.addEventListener('change', showFields)
  operation.addEventListener('change', showFields)
  showFields()
  show(faults)
}
