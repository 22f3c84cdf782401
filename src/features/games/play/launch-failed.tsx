import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/forms/use-error-text.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

export interface LaunchFailedProps {
  readonly name: string
  readonly error: Error
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** A game did not open: which one, why, and that no money has moved. */
export function LaunchFailed({ name, error, onRetry, onClose }: LaunchFailedProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  const errorText = useErrorText()
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
        <Button variant="primary" fullWidth onClick={retry}>
          {t('common:retry')}
        </Button>
      }
    >
      <Text>{errorText(error)}</Text>
      <Text>{t('launchFailedText')}</Text>
    </Dialog>
  )
}
