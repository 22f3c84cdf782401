import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useListLetterTypes } from '#generated/http/inbox/list-letter-types.ts'
import { Tabs } from '#src/ui/navigate/tabs.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { iconOfType } from './letter-kind.ts'

/** The tab of all letters. No type has this code, which its pattern forbids. */
export const ALL_TYPES = '.all'

export interface LetterTypesProps {
  readonly idBase: string
  readonly value: string | undefined
  readonly onChange: (type: string | undefined) => void
}

/** The types as tabs, with their unread letters. Without the types, the list of all letters stands alone. */
export function LetterTypes({ idBase, value, onChange }: LetterTypesProps): ReactElement | null {
  const { t } = useTranslation(['inbox', 'common'])
  const { data: types = [] } = useListLetterTypes()
  // A type of the address that the server does not know keeps its tab.
  const isUnknown = value !== undefined && !types.some(({ code }) => code === value)
  if (types.length === 0 && !isUnknown) return null
  return (
    <Tabs
      label={t('types')}
      idBase={idBase}
      value={value ?? ALL_TYPES}
      onChange={(id) => onChange(id === ALL_TYPES ? undefined : id)}
      items={[
        { id: ALL_TYPES, label: t('allTypes') },
        ...types.map(({ code, name, unread }) => ({
          id: code,
          label: name,
          icon: iconOfType(code),
          badge: <Badge count={unread} label={t('common:unread', { total: unread })} />,
        })),
        ...(isUnknown ? [{ id: value, label: value }] : []),
      ]}
    />
  )
}
