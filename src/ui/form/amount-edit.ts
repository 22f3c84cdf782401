import { cleanTypedAmount, parseAmount, type AmountReason } from '#src/lib/parse-amount.ts'

export type AmountEdit = { readonly text: string } | { readonly refused: AmountReason }

/** Keystrokes, and what an on-screen keyboard composes; all else brings a ready text with it. */
function isTyped(inputType: string, data: string | null): boolean {
  if (inputType === 'insertCompositionText') return true
  if (inputType.startsWith('delete') || inputType.startsWith('history')) return true
  // A keyboard's clipboard chip arrives as `insertText` with the whole text: more than one sign is a paste.
  return inputType === 'insertText' && (data === null || data.length <= 1)
}

/**
 * What an amount field makes of a change. `next` is the input's whole new text, `inputType` and `data` come from the
 * InputEvent ('' and null where the browser gives none, as autofill does).
 */
export function readAmountEdit(next: string, inputType: string, data: string | null): AmountEdit {
  if (isTyped(inputType, data) || next === '') return { text: cleanTypedAmount(next) }
  const parsed = parseAmount(next, 'pasted')
  return parsed.ok ? { text: parsed.text } : { refused: parsed.reason }
}
