import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '#src/components/use-media.ts'
import { PICTURE_ACCEPT } from '#src/platform/prepare-picture.ts'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Button } from '#src/ui/form/button.tsx'
import type { Side } from './papers.ts'
import styles from './upload.module.css'

export interface PictureButtonsProps {
  readonly side: Side
  readonly title: string
  readonly hasPicture: boolean
  readonly isBusy: boolean
  readonly isLocked: boolean
  readonly onChoose: (file: File) => void
}

/** Takes a picture with the phone's camera, the one that looks the right way, or chooses a file. */
export function PictureButtons({ side, title, hasPicture, isBusy, isLocked, onChoose }: PictureButtonsProps) {
  const { t } = useTranslation('kyc')
  const camera = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  // A mouse means a computer: there `capture` is ignored, and both buttons would do the same.
  const hasCamera = useMedia('(pointer: coarse)')

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = target.files ?? []
    // The same file may be chosen again, after a mistake was mended.
    target.value = ''
    if (chosen) onChoose(chosen)
  }

  const input = { type: 'file', accept: PICTURE_ACCEPT, hidden: true, onChange: choose } as const
  const which = <VisuallyHidden>: {title}</VisuallyHidden>
  return (
    <div className={styles.buttons}>
      {hasCamera && (
        <>
          <input ref={camera} {...input} capture={side === 'selfie' ? 'user' : 'environment'} />
          <Button disabled={isLocked} busy={isBusy} onClick={() => camera.current?.click()}>
            {t(hasPicture ? 'retake' : 'takePicture')}
            {which}
          </Button>
        </>
      )}
      <input ref={file} {...input} />
      <Button disabled={isLocked} busy={isBusy} onClick={() => file.current?.click()}>
        {t(hasPicture ? 'chooseOther' : 'choosePicture')}
        {which}
      </Button>
    </div>
  )
}
