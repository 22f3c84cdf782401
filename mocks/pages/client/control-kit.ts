import { byId } from './dom.ts'

/** Creates an element with a class and text; text only, never HTML. */
export function make(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}

/** Shows the result of an action in the page's status line. */
export function showStatus(text: string, bad = false): void {
  byId('status').replaceChildren(make('p', bad ? 'bad' : '', text))
}

export function showFailure(error: unknown): void {
  showStatus(error instanceof Error ? error.message : String(error), true)
}

/** Sends a request to `/__mock…`. Throws the server's refusal as a readable message. */
export async function requestMock(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const result: unknown = await response.json().catch(() => null)
  if (response.ok) return result
  const { detail, title } = (result ?? {}) as { detail?: string; title?: string }
  throw new Error(`${title ?? 'Refused'} (${response.status})${detail === undefined ? '' : ` – expected ${detail}`}`)
}

export function onSubmit(formId: string, run: (data: FormData) => Promise<void>): void {
  const form = byId<HTMLFormElement>(formId)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    run(new FormData(form)).catch(showFailure)
  })
}

export function onClick(id: string, run: () => Promise<void>): void {
  byId(id).addEventListener('click', () => void run().catch(showFailure))
}
