import { type TextControl, typeText } from '#src/lib/type-text.ts'

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'password', 'email', 'tel', 'search', 'url', 'number'])

function isTextControl(control: Element): control is TextControl {
  if (control instanceof HTMLTextAreaElement) return true
  return control instanceof HTMLInputElement && TEXT_TYPES.has(control.type)
}

/**
 * Reads text that was filled in without an event, as some password managers do: each field whose text differs from the
 * one that the form knows gets an input event, so that its own control parses it.
 * @param known the text of a field whose text the browser keeps; undefined if React renders it
 */
export function syncAutofill(form: HTMLFormElement, known: (name: string) => string | undefined): void {
  for (const input of form.elements) {
    if (!isTextControl(input) || input.name === '' || input.disabled || input.readOnly) continue
    const text = input.value
    // React keeps the text that it rendered last in the attribute.
    const before = known(input.name) ?? input.defaultValue
    if (text === before) continue
    // React ignores the event unless the text changes.
    input.value = before
    typeText(input, text)
  }
}
