import { useTranslation } from 'react-i18next'
import { useStores } from '#src/stores/stores-context.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'

/** Terms, privacy, and playing responsibly. */
export function ProfileAbout() {
  const { t } = useTranslation(['account', 'common'])
  const { overlays } = useStores()
  return (
    <section>
      <SectionHeader title={t('aboutSection')} />
      <Card padding="sm">
        <ListRow
          icon="info"
          title={t('common:termsOfUse')}
          chevron
          onClick={() => overlays.open('document', { name: 'termsOfUse' })}
        />
        <ListRow
          icon="eye-off"
          title={t('common:privacyPolicy')}
          chevron
          onClick={() => overlays.open('document', { name: 'privacyPolicy' })}
        />
        <ListRow
          icon="hourglass"
          title={t('common:responsibleGaming')}
          chevron
          onClick={() => overlays.open('document', { name: 'responsibleGaming' })}
        />
      </Card>
    </section>
  )
}
