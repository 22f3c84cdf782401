import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'

/** Customer service, and limits on play. The other documents are in the footer. */
export function ProfileHelp() {
  const { t } = useTranslation(['account', 'common'])
  const { overlays } = useStores()
  return (
    <section>
      <SectionHeader title={t('helpSection')} />
      <Card padding="sm">
        <ListRow
          icon="support"
          title={t('common:customerService')}
          chevron
          renderLink={(props) => <Link to={ROUTES.livechat} {...props} />}
        />
        <ListRow
          icon="shield"
          title={t('common:responsibleGaming')}
          chevron
          onClick={() => overlays.open('document', { name: 'responsibleGaming' })}
        />
      </Card>
    </section>
  )
}
