import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureSize } from '#src/components/pictures/picture-size.tsx'
import { useErrorText } from '#src/forms/use-error-text.ts'
import { useObjectUrl } from '#src/hooks/use-object-url.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { StatusPill, type StatusTone } from '#src/ui/surface/status-pill.tsx'
import type { Side, SidePicture } from './identity-documents.ts'
import { PictureButtons } from './picture-buttons.tsx'
import { SideOutline } from './side-outline.tsx'
import styles from './upload.module.css'

export interface SideCardProps {
  readonly side: Side
  readonly title: string
  /** How to take the picture. */
  readonly hint: string
  readonly state: SidePicture
  /** Why the operator rejected the side's last picture. */
  readonly rejectedFor?: string | undefined
  /** All sides are being sent: nothing can be changed. */
  readonly isLocked: boolean
  readonly bytesPerSecond: number | undefined
  readonly onChoose: (file: File) => void
  readonly onShrink: () => void
}

type Word = 'missing' | 'ready' | 'uploading' | 'uploaded' | 'failed'

const TONES: Record<Word, StatusTone> = {
  missing: 'neutral',
  ready: 'info',
  uploading: 'pending',
  uploaded: 'success',
  failed: 'danger',
}

function getWord({ file, fileId, share, error }: SidePicture): Word {
  if (share !== undefined) return 'uploading'
  if (fileId !== undefined) return 'uploaded'
  if (file === undefined) return 'missing'
  return typeof error === 'object' ? 'failed' : 'ready'
}

function useSideError(error: SidePicture['error']): string | undefined {
  const { t } = useTranslation(['kyc', 'errors'])
  const errorText = useErrorText()
  if (error === undefined) return undefined
  if (error === 'required') return t('errors:required')
  return typeof error === 'string' ? t(`picture.${error}`) : errorText(error)
}

/** One side: its instruction, picture, upload progress and error. */
export const SideCard = observer(function SideCard(props: SideCardProps) {
  const { side, title, hint, state, rejectedFor, isLocked, bytesPerSecond, onChoose, onShrink } = props
  const { t } = useTranslation('kyc')
  const id = useId()
  const error = useSideError(state.error)
  const word = getWord(state)
  const url = useObjectUrl(state.file)
  return (
    <Card as="section" padding="md" aria-labelledby={id} data-side={side}>
      <Stack gap={3}>
        <Stack row gap={3} align="center" justify="space-between">
          <Text as="h2" size="lg" weight="bold" id={id}>
            {title}
          </Text>
          <span role="status" className={styles.state}>
            <StatusPill tone={TONES[word]}>{t(`sideState.${word}`)}</StatusPill>
          </span>
        </Stack>
        {rejectedFor !== undefined && (
          <Alert tone="danger" title={rejectedFor}>
            {t('resend', { side: title })}
          </Alert>
        )}
        <Text size="sm" tone="quiet">
          {hint}
        </Text>
        <div className={styles.frame}>
          {url === undefined ? (
            <SideOutline side={side} />
          ) : (
            <img className={styles.picture} src={url} alt={t('preview', { side: title })} />
          )}
        </div>
        {word !== 'uploading' && word !== 'uploaded' && state.file !== undefined && (
          <PictureSize
            title={title}
            file={state.file}
            bytesPerSecond={bytesPerSecond}
            isLocked={isLocked || state.isPreparing}
            onShrink={onShrink}
          />
        )}
        {state.isPreparing && <Progress label={t('preparing')} hideLabel={false} />}
        {state.share !== undefined && (
          <Progress
            label={`${t('uploading')}: ${title}`}
            value={Math.round(state.share * 100)}
            valueText={t('percent', { percent: Math.round(state.share * 100) })}
          />
        )}
        {error !== undefined && (
          <Alert tone="danger" role="alert">
            {error}
          </Alert>
        )}
        <PictureButtons
          side={side}
          title={title}
          hasPicture={state.file !== undefined}
          isBusy={state.isPreparing}
          isLocked={isLocked}
          onChoose={onChoose}
        />
      </Stack>
    </Card>
  )
})
