import { useRef, type ChangeEvent } from 'react'
import { PICTURE_ACCEPT } from '#src/platform/prepare-picture.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'

export interface PictureInputProps {
  readonly label: string
  readonly hint: string
  readonly progressLabel: string
  /** 0 to 1 while a file is being sent. */
  readonly progress: number | undefined
  readonly error: string | undefined
  readonly onFile: (file: File) => void
}

/** A button that opens the phone's own choice of pictures, the bar while one is sent, and what is wrong with it. */
export function PictureInput({ label, hint, progressLabel, progress, error, onFile }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null)

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0]
    // The same file again must count as a change.
    event.target.value = ''
    if (file) onFile(file)
  }

  return (
    <Stack gap={2}>
      <input ref={input} type="file" accept={PICTURE_ACCEPT} hidden aria-label={label} onChange={take} />
      <Button
        variant="secondary"
        icon="plus"
        fullWidth
        busy={progress !== undefined}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {progress === undefined ? (
        <Text size="sm" tone="quiet">
          {hint}
        </Text>
      ) : (
        <Progress label={progressLabel} value={Math.round(progress * 100)} />
      )}
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </Stack>
  )
}
