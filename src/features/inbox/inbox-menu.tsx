import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'

export interface InboxMenuProps {
  readonly isReading: boolean
  readonly onSelect: () => void
  readonly onDeleteRead: () => void
}

function MenuSheet(props: InboxMenuProps & { readonly onClose: () => void }): ReactElement {
  const { onSelect, onDeleteRead, onClose } = props
  const { t } = useTranslation(['inbox', 'common'])
  useBackCloses(onClose)
  const choose = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <BottomSheet open title={t('options')} closeLabel={t('common:close')} onClose={onClose}>
      <ListRow icon="check" title={t('select')} onClick={choose(onSelect)} />
      <ListRow icon="trash" title={t('deleteRead')} onClick={choose(onDeleteRead)} />
    </BottomSheet>
  )
}

/** What can be done with the letters of a phone: a button beside their types, and its sheet. */
export function InboxMenu(props: InboxMenuProps): ReactElement {
  const { t } = useTranslation('inbox')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="more"
        label={t('options')}
        aria-haspopup="dialog"
        busy={props.isReading}
        onClick={() => setOpen(true)}
      />
      {isOpen && <MenuSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
