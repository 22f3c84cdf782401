import type { ControlModel } from './control-model.ts'

/** What the parts of the control page's script share. */
export interface ControlKit {
  model: ControlModel
  byId<T extends HTMLElement = HTMLElement>(id: string): T
  /** Calls `/__mock…`; a refusal is told to the reader and thrown. */
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>
  tell(text: string, bad?: boolean): void
  /** An element with a class and text; text only, never HTML. */
  make(tag: string, className?: string, text?: string): HTMLElement
  onSubmit(formId: string, run: (data: FormData) => Promise<void>): void
  onClick(id: string, run: () => Promise<void>): void
}

/** Makes the kit, in the browser. It is sent as text, so it may use nothing from outside itself. */
export function makeControlKit(model: ControlModel): ControlKit {
  const byId = <T extends HTMLElement>(id: string): T => {
    const found = document.getElementById(id)
    if (found === null) throw new Error(`no #${id}`)
    return found as T
  }

  const make = (tag: string, className = '', text = ''): HTMLElement => {
    const made = document.createElement(tag)
    if (className !== '') made.className = className
    made.textContent = text
    return made
  }

  const tell = (text: string, bad = false): void => byId('status').replaceChildren(make('p', bad ? 'bad' : '', text))

  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return answer
    const { detail, title } = (answer ?? {}) as { detail?: string; title?: string }
    throw new Error(`${title ?? 'Refused'} (${response.status})${detail === undefined ? '' : ` – wanted ${detail}`}`)
  }

  const guarded = (run: () => Promise<void>): void => {
    run().catch((error: unknown) => tell(error instanceof Error ? error.message : String(error), true))
  }

  return {
    model,
    byId,
    call,
    tell,
    make,
    onSubmit(formId, run) {
      byId<HTMLFormElement>(formId).addEventListener('submit', (event) => {
        event.preventDefault()
        guarded(() => run(new FormData(byId<HTMLFormElement>(formId))))
      })
    },
    onClick: (id, run) => byId(id).addEventListener('click', () => guarded(run)),
  }
}
