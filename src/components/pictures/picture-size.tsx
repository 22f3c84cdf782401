import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HTTP_TIMEOUT_MS } from '#src/api/open-request.ts'
import { estimateUploadSpeed, kilobytes, uploadSeconds } from '#src/lib/pictures/upload-time.ts'
import { readConnection } from '#src/platform/connection.ts'
import { SMALL_PICTURE_BYTES } from '#src/platform/prepare-picture.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'

export interface PictureSizeProps {
  /** Which picture it is, read out with the button; for a page with several. */
  readonly title?: string
  readonly file: File
  /** Measured by an upload of this visit; undefined before one. */
  readonly bytesPerSecond: number | undefined
  readonly isLocked: boolean
  readonly onShrink: () => void
  /** More buttons. */
  readonly children?: ReactNode
}

/** Shows a picture's size and upload time, and offers a smaller copy, because an upload may take 10 s at most. */
export function PictureSize({ title, file, bytesPerSecond, isLocked, onShrink, children }: PictureSizeProps) {
  const { t } = useTranslation('common')
  const limit = HTTP_TIMEOUT_MS / 1000
  const seconds = uploadSeconds(file.size, bytesPerSecond ?? estimateUploadSpeed(readConnection()))
  const size = { kilobytes: kilobytes(file.size), seconds }
  return (
    <Stack gap={2}>
      <Text size="sm" tone="quiet">
        <Words>
          {t(bytesPerSecond === undefined ? 'pictureSize.estimated' : 'pictureSize.measured', size)}{' '}
          {seconds > limit && t('pictureSize.tooLong', { limit })}
        </Words>
      </Text>
      <Stack row wrap gap={2}>
        {file.size > SMALL_PICTURE_BYTES && (
          <Button size="sm" disabled={isLocked} onClick={onShrink}>
            <Words>{t('pictureSize.makeSmaller')}</Words>
            {title !== undefined && (
              <VisuallyHidden>
                <Words>: {title}</Words>
              </VisuallyHidden>
            )}
          </Button>
        )}
        {children}
      </Stack>
    </Stack>
  )
}
