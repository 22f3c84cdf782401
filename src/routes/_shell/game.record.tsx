import { createFileRoute } from '@tanstack/react-router'
import { GameRecordScreen } from '#src/features/games/game-record-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { textParam } from '../-text-param.ts'

export const Route = createFileRoute('/_shell/game/record')({
  staticData: { access: 'player', page: { title: 'gameRecords', isSubPage: true } },
  validateSearch: (search: Record<string, unknown>): { type?: string | undefined } => ({
    type: textParam(search['type']),
  }),
  loader: () => loadTexts(),
  component: GameRecord,
})

function GameRecord() {
  const { type } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <GameRecordScreen
      type={type}
      onTypeChange={(next) => void navigate({ search: { type: next }, replace: true, resetScroll: false })}
    />
  )
}
