import { useTranslation } from 'react-i18next'
import { useListCountries } from '#generated/http/account/list-countries.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { GenderChoice } from './gender-choice.tsx'
import styles from './profile.module.css'
import type { Profile } from './use-profile.ts'

/** The area code of every account's number, which identifies its country. */
const AREA_CODE = '63'

/** The player's personal details. */
export function ProfilePersonal({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common'])
  const { overlays } = useStores()
  // A toast reports the failure; the row shows the area code then.
  const { data: countries } = useListCountries()
  const country = countries?.find(({ areaCode }) => areaCode === AREA_CODE)
  return (
    <section>
      <SectionHeader title={t('personalSection')} />
      <Card padding="sm">
        <ListRow
          icon="profile"
          title={t('nickname')}
          subtitle={profile.nickname === '' ? t('nicknameNone') : profile.nickname}
          chevron
          onClick={() => overlays.open('accountSheet', { sheet: 'nickname' })}
        />
        <ListRow
          icon="globe"
          title={t('country')}
          trailing={
            <Text tone="quiet">
              {country ? t('countryValue', { name: country.name, areaCode: AREA_CODE }) : `+${AREA_CODE}`}
            </Text>
          }
        />
        <div className={styles.inset}>
          <GenderChoice gender={profile.loaded?.gender ?? 'male'} isReady={profile.loaded !== undefined} />
        </div>
      </Card>
    </section>
  )
}
