import { escapeHtml } from '@tumpak/contract-kit/escape-html.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { toObjectEntries, toObjects, resolve } from './node.ts'
import type { Operation } from './operation.ts'

/** The schema of what a player types where a hash of it is sent. */
const PASSWORD_INPUT = 'PasswordInput'

/**
 * A hidden form that sends the operation. `browser/try.ts` shows it where the mock is behind the same origin. Empty for
 * an upload, which needs a file.
 */
export function renderTryForm(document: Json, { id, method, path, node }: Operation): string {
  const content = resolve(document, node['requestBody'])['content']
  if (isJson(content) && !isJson(content['application/json'])) return ''
  const parameters = toObjects(node['parameters']).map((item) => resolve(document, item))
  // The app sends the same headers with every request: they only need a look when something is tried with others.
  const [headers, inputs] = [true, false].map((isFolded) =>
    parameters.filter((item) => isFolded === (item['in'] === 'header' && item['required'] !== true)).map(renderInput),
  )
  const body = isJson(content) ? renderBody(document, content['application/json'] as Json) : ''
  return `<details hidden><summary>Try it</summary>
<form class="try" aria-label="Try ${id}" data-method="${method}" data-path="${escapeHtml(path)}" data-passwords="${listPasswords(document, content).join(' ')}">
${(inputs ?? []).join('\n')}${body}
<details><summary>Headers</summary>${(headers ?? []).join('\n')}</details>
<button>Send</button>
<output hidden><pre tabindex="0"></pre></output>
</form></details>`
}

function renderInput(parameter: Json): string {
  const name = escapeHtml(String(parameter['name']))
  const place = String(parameter['in'])
  const isRequired = parameter['required'] === true
  // Optional filters stay empty: the example of one need not fit that of another.
  const value = isRequired || place === 'header' ? String(parameter['example'] ?? '') : ''
  return `<label>${name}${isRequired ? '' : ' (optional)'}<input name="${name}" data-in="${place}" value="${escapeHtml(value)}" autocomplete="off"></label>`
}

function renderBody(document: Json, media: Json): string {
  const [example] = toObjectEntries(media['examples']).map(([, item]) => resolve(document, item)['value'])
  return `<label>Body<textarea rows="8" spellcheck="false">${escapeHtml(JSON.stringify(example ?? {}, null, 2))}</textarea></label>`
}

/** The fields of the body that the app sends as a hash. */
export function listPasswords(document: Json, content: unknown): string[] {
  if (!isJson(content)) return []
  const schema = resolve(document, (content['application/json'] as Json)['schema'])
  return toObjectEntries(schema['properties'])
    .filter(([, property]) => property['x-input'] === PASSWORD_INPUT)
    .map(([name]) => name)
}
