import { useEffect, useState, type ReactElement } from 'react'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { copyText } from './copy-text.ts'
import { IconButton } from './icon-button.tsx'

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'disabled'> {
  /** What is copied. */
  readonly text: string
  /** The button's word, or its name where it shows the icon alone. */
  readonly label: string
  /** Takes the label's place for a moment and is read out. */
  readonly copiedLabel: string
  readonly iconOnly?: boolean | undefined
  /** True once copied, false where the browser refuses: for a notice. */
  readonly onResult?: ((copied: boolean) => void) | undefined
}

/** Milliseconds for which the button says that it has copied. */
const SHOWN_MS = 2000

/** Copies a text and says so where the player looks: on the button itself. */
export function CopyButton({ text, label, copiedLabel, iconOnly, onResult, ...look }: CopyButtonProps): ReactElement {
  const [copied, setCopied] = useState(0)

  useEffect(() => {
    if (copied === 0) return undefined
    const timer = setTimeout(() => setCopied(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(): Promise<void> {
    const isCopied = await copyText(text)
    if (isCopied) setCopied((times) => times + 1)
    onResult?.(isCopied)
  }

  const icon = copied > 0 ? 'check' : 'copy'
  return (
    <>
      {iconOnly === true ? (
        <IconButton icon={icon} label={label} disabled={look.disabled} onClick={() => void copy()} />
      ) : (
        <Button {...look} icon={icon} onClick={() => void copy()}>
          {copied > 0 ? copiedLabel : label}
        </Button>
      )}
      <VisuallyHidden role="status">{copied > 0 ? copiedLabel : ''}</VisuallyHidden>
    </>
  )
}
