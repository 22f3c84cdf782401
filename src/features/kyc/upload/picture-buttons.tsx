import { useTranslation } from 'react-i18next'
import { PictureButton } from '#src/components/pictures/picture-button.tsx'
import { useMedia } from '#src/hooks/use-media.ts'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import type { Side } from './identity-documents.ts'
import styles from './upload.module.css'

export interface PictureButtonsProps {
  readonly side: Side
  readonly title: string
  readonly hasPicture: boolean
  readonly isBusy: boolean
  readonly isLocked: boolean
  readonly onChoose: (file: File) => void
}

/** Takes a picture with the camera that faces the right way, or chooses a file. */
export function PictureButtons({ side, title, hasPicture, isBusy, isLocked, onChoose }: PictureButtonsProps) {
  const { t } = useTranslation('kyc')
  // A mouse means a computer: there `capture` is ignored, and both buttons would do the same.
  const hasCamera = useMedia('(pointer: coarse)')

  const button = { disabled: isLocked, busy: isBusy, onChoose }
  const which = (
    <VisuallyHidden>
      <Words>: {title}</Words>
    </VisuallyHidden>
  )
  return (
    <div className={styles.buttons}>
      {hasCamera && (
        <PictureButton {...button} capture={side === 'selfie' ? 'user' : 'environment'}>
          <Words>{t(hasPicture ? 'retake' : 'takePicture')}</Words>
          {which}
        </PictureButton>
      )}
      <PictureButton {...button}>
        <Words>{t(hasPicture ? 'chooseOther' : 'choosePicture')}</Words>
        {which}
      </PictureButton>
    </div>
  )
}
