import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { typeHue, typeIcon } from '#src/components/type-look.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { TabPanel } from '#src/ui/navigate/tab-panel.tsx'
import { Tabs } from '#src/ui/navigate/tabs.tsx'
import { GameRounds } from './game-rounds.tsx'

export interface GameRecordScreenProps {
  /** The chosen type of game; the first of the menu when absent or unknown. */
  readonly type?: string | undefined
  readonly onTypeChange: (type: string) => void
}

const TABS = 'records'

/** The player's rounds, by game type. */
export function GameRecordScreen({ type, onTypeChange }: GameRecordScreenProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  const { data: menu } = useSuspenseQuery(menuQuery())
  const chosen = menu.find((entry) => entry.code === type) ?? menu[0]
  const toGames = (
    <Link to={ROUTES.game} className={buttonClass({ variant: 'primary' })}>
      {t('toGames')}
    </Link>
  )
  if (!chosen) return <EmptyState picture="records" title={t('recordsEmpty')} action={toGames} />
  return (
    <Stack gap={4}>
      <Tabs
        label={t('types')}
        idBase={TABS}
        items={menu.map(({ code, name }) => ({ id: code, label: name, icon: typeIcon(code), hue: typeHue(code) }))}
        value={chosen.code}
        onChange={onTypeChange}
      />
      <TabPanel idBase={TABS} value={chosen.code}>
        <GameRounds key={chosen.code} type={chosen.code} emptyAction={toGames} />
      </TabPanel>
    </Stack>
  )
}
