import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { Deletion } from './use-delete-letters.ts'

export interface DeleteQuestionProps {
  readonly asked: Deletion
  readonly isDeleting: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before letters are deleted, which cannot be undone. */
export function DeleteQuestion({ asked, isDeleting, onConfirm, onCancel }: DeleteQuestionProps): ReactElement {
  const { t } = useTranslation(['inbox', 'common'])
  const close = () => !isDeleting && onCancel()
  useBackCloses(close)
  const count = asked.ids.length
  return (
    <Dialog
      open
      role="alertdialog"
      title={t(asked.isAllRead ? 'deleteReadTitle' : 'deleteTitle', { count })}
      dismissible={!isDeleting}
      onClose={close}
      actions={
        <>
          <Button variant="ghost" fullWidth disabled={isDeleting} onClick={close}>
            {t('common:cancel')}
          </Button>
          <Button variant="danger" fullWidth busy={isDeleting} onClick={onConfirm}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p>{asked.isAllRead ? t('deleteReadText') : t('deleteText')}</p>
    </Dialog>
  )
}
