import { useId, useRef, type KeyboardEvent, type ReactElement, type RefObject } from 'react'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  /** The accessible name; the placeholder is what sighted players read. */
  readonly label: string
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  /** Enter. */
  readonly onSearch?: ((value: string) => void) | undefined
  /** Name of the button that empties the field. */
  readonly clearLabel: string
  /** Results are loading. */
  readonly busy?: boolean | undefined
  /** For a screen that focuses the field. */
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined
  /** The id of the results. */
  readonly controls?: string | undefined
}

/** A search input. Enter searches, Escape and the button empty it and keep the focus. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onSearch,
  clearLabel,
  busy = false,
  inputRef,
  controls,
}: SearchFieldProps): ReactElement {
  const id = useId()
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef

  function clear(): void {
    onChange('')
    input.current?.focus()
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    // Enter and Escape of an input method end its composition.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onSearch?.(value)
    }
    if (event.key === 'Escape' && value !== '') {
      // The first Escape empties the field, the next one closes the sheet around it.
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }

  return (
    <div className={styles.field} role="search">
      <label className={styles.icon} htmlFor={id}>
        {busy ? <Spinner size={22} /> : <Icon name="search" size={22} />}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className={styles.input}
        aria-label={label}
        aria-busy={busy || undefined}
        aria-controls={controls}
        placeholder={placeholder ?? label}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      {value !== '' && <IconButton icon="close" label={clearLabel} onClick={clear} />}
    </div>
  )
}
