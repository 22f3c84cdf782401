import { useEffect, useState, type ReactElement } from 'react'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Button, type ButtonProps } from './button.tsx'
import { copyText, type CopyResult } from './copy-text.ts'
import { IconButton } from './icon-button.tsx'

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'disabled'> {
  /** What is copied. */
  readonly text: string
  /** The button's label, or its accessible name if it shows only the icon. */
  readonly label: string
  /** Replaces the label for a moment and is read out. */
  readonly copiedLabel: string
  readonly iconOnly?: boolean | undefined
  /** The browser refuses to copy; for a toast. */
  readonly onRefused?: ((result: CopyResult) => void) | undefined
}

/** How long the copied label shows, in milliseconds. */
const SHOWN_MS = 2000

/** Copies a text and confirms it on the button itself. */
export function CopyButton({ text, label, copiedLabel, iconOnly, onRefused, ...look }: CopyButtonProps): ReactElement {
  const [copied, setCopied] = useState(0)

  useEffect(() => {
    if (copied === 0) return undefined
    const timer = setTimeout(() => setCopied(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(): Promise<void> {
    const result = await copyText(text)
    if (result === 'copied') setCopied((times) => times + 1)
    else onRefused?.(result)
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
