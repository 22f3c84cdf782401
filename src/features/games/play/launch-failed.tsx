import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { DeferredPlayRefused } from '#src/components/responsible/deferred-play-refused.tsx'
import { getPlayRefusal } from '#src/components/responsible/play-refusal.ts'
import { useErrorText } from '#src/forms/use-error-text.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface LaunchFailedProps {
  readonly name: string
  readonly error: Error
  readonly onRetry: () => void
  readonly onClose: () => void
  /** Closes it before a navigation. */
  readonly onLeave: () => void
}

/** A game did not open: which one, why, and that no money has moved. After a limit or during a break nothing is retried. */
export function LaunchFailed({ name, error, onRetry, onClose, onLeave }: LaunchFailedProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  const errorText = useErrorText()
  const refusal = getPlayRefusal(error)
  function retry(): void {
    onClose()
    onRetry()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('launchFailedTitle', { name })}
      closeLabel={t('common:close')}
      actions={
        refusal ? (
          <Button variant="secondary" fullWidth onClick={onClose}>
            {t('common:close')}
          </Button>
        ) : (
          <Button variant="primary" fullWidth onClick={retry}>
            {t('common:retry')}
          </Button>
        )
      }
    >
      {refusal ? (
        <DeferredPlayRefused reason={refusal} of="game" text={errorText(error)} onLeave={onLeave} />
      ) : (
        <Text>{errorText(error)}</Text>
      )}
      <Text>{t('launchFailedText')}</Text>
    </Dialog>
  )
}
