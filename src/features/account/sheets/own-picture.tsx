import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PictureButton } from '#src/components/pictures/picture-button.tsx'
import { PictureSize } from '#src/components/pictures/picture-size.tsx'
import { IMAGE_LIMIT_BYTES } from '#src/lib/pictures/jpeg-quality.ts'
import { estimateUploadSpeed, kilobytes, uploadSeconds } from '#src/lib/pictures/upload-time.ts'
import { readConnection } from '#src/platform/connection.ts'
import type { PictureUpload } from '#src/queries/picture-upload.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './avatar-choice.module.css'

export interface OwnPictureProps {
  readonly picture: PictureUpload
  /** Shows the picture on this page; undefined before one is chosen. */
  readonly url: string | undefined
  /** The form's field error, if the picture itself has none. */
  readonly error: string | undefined
  readonly isLocked: boolean
  readonly onChoose: (file: File) => void
  readonly onShrink: () => void
  readonly onCancel: () => void
}

/** Why the picture was not uploaded: the server's message, or our text. */
function usePictureError(error: PictureUpload['error']): string | undefined {
  const { t } = useTranslation('account')
  if (error === undefined) return undefined
  if (typeof error === 'string') return t(`pictureErrors.${error}`)
  return error.kind === 'failure' && error.msg !== '' ? error.msg : t('pictureErrors.failed')
}

/** The player's own picture: its size, upload progress, errors, and the buttons to change it. */
export const OwnPicture = observer(function OwnPicture(props: OwnPictureProps) {
  const { picture, url, error, isLocked, onChoose, onShrink, onCancel } = props
  const { t } = useTranslation(['account', 'common'])
  const { file, share, bytesPerSecond } = picture
  const errorText = usePictureError(picture.error) ?? error
  const most = {
    kilobytes: kilobytes(IMAGE_LIMIT_BYTES),
    seconds: uploadSeconds(IMAGE_LIMIT_BYTES, bytesPerSecond ?? estimateUploadSpeed(readConnection())),
  }
  return (
    <>
      {file && (
        <div className={styles.own}>
          <img className={styles.preview} src={url} alt={t('avatarPreview')} />
          <PictureSize file={file} bytesPerSecond={bytesPerSecond} isLocked={isLocked} onShrink={onShrink}>
            <Button size="sm" disabled={isLocked} onClick={onCancel}>
              {t('common:cancel')}
            </Button>
          </PictureSize>
        </div>
      )}
      <Stack gap={2}>
        <PictureButton variant="secondary" icon="plus" fullWidth busy={share !== undefined} onChoose={onChoose}>
          {t('avatarUpload')}
        </PictureButton>
        {share === undefined ? (
          <Text size="sm" tone="quiet">
            {t('avatarUploadHint', most)}
          </Text>
        ) : (
          <Progress label={t('uploading')} value={Math.round(share * 100)} />
        )}
        {errorText !== undefined && (
          <Alert tone="danger" role="alert">
            {errorText}
          </Alert>
        )}
      </Stack>
    </>
  )
})
