import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import styles from './inbox-screen.module.css'

export interface InboxToolbarProps {
  /** The number of chosen letters; undefined while none are being chosen. */
  readonly picked: number | undefined
  readonly isReading: boolean
  /** While none are being chosen, `InboxMenu` has its actions. */
  readonly isInMenu: boolean
  readonly onSelect: () => void
  readonly onCancel: () => void
  readonly onDelete: () => void
  readonly onDeleteRead: () => void
}

/** Above the list: choose letters, or delete all that are read. */
export function InboxToolbar(props: InboxToolbarProps): ReactElement | null {
  const { picked, isReading, isInMenu, onSelect, onCancel, onDelete, onDeleteRead } = props
  const { t } = useTranslation(['inbox', 'common'])
  if (picked === undefined) {
    if (isInMenu) return null
    return (
      <Stack row gap={2} wrap justify="space-between">
        <Button size="sm" variant="ghost" icon="check" onClick={onSelect}>
          {t('select')}
        </Button>
        <Button size="sm" variant="ghost" icon="trash" busy={isReading} onClick={onDeleteRead}>
          {t('deleteRead')}
        </Button>
      </Stack>
    )
  }
  return (
    <div className={styles.picking}>
      <Text weight="bold" role="status">
        {t('picked', { total: picked })}
      </Text>
      <Stack row gap={2}>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button size="sm" variant="danger" icon="trash" disabled={picked === 0} onClick={onDelete}>
          {t('delete')}
        </Button>
      </Stack>
    </div>
  )
}
