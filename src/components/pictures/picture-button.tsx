import { type ChangeEvent, useRef } from 'react'
import { PICTURE_ACCEPT } from '#src/platform/prepare-picture.ts'
import { Button, type ButtonProps } from '#src/ui/form/button.tsx'

export interface PictureButtonProps extends Omit<ButtonProps, 'onClick' | 'type'> {
  /** Opens this camera instead of the file picker, if the device has one. */
  readonly capture?: 'user' | 'environment' | undefined
  readonly onChoose: (file: File) => void
}

/** A button that opens the device's picture picker. */
export function PictureButton({ capture, onChoose, ...button }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = target.files ?? []
    // Choosing the same file again must fire a change event.
    target.value = ''
    if (chosen) onChoose(chosen)
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        // Android's WebView opens the camera only for any kind of picture.
        accept={capture === undefined ? PICTURE_ACCEPT : 'image/*'}
        capture={capture}
        hidden
        onChange={choose}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
