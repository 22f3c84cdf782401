import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameHelp } from '#generated/http/schemas/game-help.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'

export type GameFactsProps = Partial<Pick<GameHelp, 'manufName' | 'returnPercent' | 'minBet' | 'maxBet' | 'volatility'>>

/** The levels that have words; another one is left out. */
const VOLATILITIES = ['low', 'medium', 'high'] as const

/** What the server says of a game: provider, return, volatility, bets. Renders nothing where it says nothing. */
export function GameFacts({
  manufName = '',
  returnPercent,
  minBet,
  maxBet,
  volatility,
}: GameFactsProps): ReactElement | null {
  const { t, i18n } = useTranslation(['play', 'games'])
  const level = VOLATILITIES.find((known) => known === volatility)
  const percent = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const facts: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: t('games:provider'), value: manufName === '' ? undefined : manufName },
    { label: t('returnPercent'), value: returnPercent === undefined ? undefined : `${percent.format(returnPercent)}%` },
    { label: t('volatility'), value: level && t(`volatilityOf.${level}`) },
    { label: t('minBet'), value: minBet === undefined ? undefined : <Money value={minBet} /> },
    { label: t('maxBet'), value: maxBet === undefined ? undefined : <Money value={maxBet} /> },
  ]
  const items = facts.filter(({ value }) => value !== undefined)
  return items.length === 0 ? null : <DataList items={items} />
}
