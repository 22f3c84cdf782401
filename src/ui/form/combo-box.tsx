import { useEffect, useId, useState, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './combo-box.module.css'
import { describedBy, FieldFrame, hasText, type FieldTexts } from './field-frame.tsx'
import fieldStyles from './field.module.css'
import { findOptions, type ComboBoxOption } from './find-options.ts'

export interface ComboBoxProps extends FieldTexts, Omit<ComponentProps<'input'>, 'list' | 'role' | 'type'> {
  /** Empty until they are loaded: the field is a plain one then. */
  readonly options: readonly ComboBoxOption[]
  /** The player chose an option: put its value into the field. */
  readonly onChoose: (option: ComboBoxOption) => void
  /** Read out while the player types: how many options there are; shown if there is none. */
  readonly countText: (count: number) => string
}

/**
 * A text input that suggests options. Any text is allowed; nothing typed is changed unless the player chooses. Follows the
 * combobox with list autocomplete of the ARIA Authoring Practices: arrows, Enter, Escape.
 */
export function ComboBox({
  label,
  hint,
  error,
  hideLabel,
  options,
  onChoose,
  countText,
  className,
  id,
  ...rest
}: ComboBoxProps): ReactElement {
  const ownId = useId()
  const inputId = id ?? ownId
  const listId = `${inputId}-list`
  /** The text that the list answers; empty shows all options, undefined closes it. */
  const [query, setQuery] = useState<string>()
  const [active, setActive] = useState<number>()
  const isWanted = query !== undefined && options.length > 0
  const found = isWanted ? findOptions(options, query) : []
  const isOpen = found.length > 0

  useEffect(() => {
    if (isOpen) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, listId])
  useEffect(() => {
    if (active !== undefined)
      document.getElementById(`${listId}-${String(active)}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  function show(text: string | undefined): void {
    setQuery(text)
    setActive(undefined)
  }

  function choose(option: ComboBoxOption): void {
    show(undefined)
    onChoose(option)
  }

  function move(by: 1 | -1): void {
    if (query === undefined) setQuery('')
    const start = active ?? (by === 1 ? -1 : 0)
    setActive(isOpen ? (start + by + found.length) % found.length : 0)
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    rest.onKeyDown?.(event)
    // The keys of an input method choose among its own suggestions.
    if (event.nativeEvent.isComposing) return
    const option = active === undefined ? undefined : found[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault()
      choose(option)
    } else if (event.key === 'Escape' && query !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      show(undefined)
    }
  }

  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={error} hideLabel={hideLabel} className={className}>
      <div className={styles.anchor}>
        <div
          className={cx(
            fieldStyles.frame,
            hasText(error) && fieldStyles.invalid,
            rest.disabled === true && fieldStyles.off,
          )}
        >
          <input
            {...rest}
            {...describedBy(inputId, { hint, error }, rest['aria-describedby'])}
            id={inputId}
            className={cx(fieldStyles.input, styles.input)}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active !== undefined ? `${listId}-${String(active)}` : undefined}
            onChange={(event) => {
              rest.onChange?.(event)
              // The browser also fills in fields that the player is not in.
              if (event.target === document.activeElement) show(event.target.value)
            }}
            onClick={(event) => {
              rest.onClick?.(event)
              if (query === undefined) show('')
            }}
            onBlur={(event) => {
              rest.onBlur?.(event)
              show(undefined)
            }}
            onKeyDown={press}
          />
          <Icon name="chevron-down" size={20} className={styles.chevron} />
        </div>
        {isOpen && (
          <div
            id={listId}
            className={cx(styles.popup, styles.list)}
            role="listbox"
            aria-label={label}
            // The focus stays in the field, which would else close the list.
            onMouseDown={(event) => event.preventDefault()}
          >
            {found.map((option, index) => (
              <button
                key={`${option.value}/${option.detail ?? ''}`}
                id={`${listId}-${String(index)}`}
                type="button"
                className={styles.option}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                onClick={() => choose(option)}
              >
                <span>{option.value}</span>
                {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
              </button>
            ))}
          </div>
        )}
        <p role="status" className={isOpen ? fieldStyles.hidden : cx(styles.popup, styles.note)}>
          {isWanted && countText(found.length)}
        </p>
      </div>
    </FieldFrame>
  )
}
