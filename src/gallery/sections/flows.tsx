import { useState, type ReactElement } from 'react'
import { Progress } from '#src/ui/feedback/progress.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { FavoriteButton } from '#src/ui/form/favorite-button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { SearchField } from '#src/ui/form/search-field.tsx'
import { StickyAction } from '#src/ui/layout/sticky-action.tsx'
import { StepProgress } from '#src/ui/navigate/step-progress.tsx'
import { Rail } from '#src/ui/surface/rail.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'
import styles from './flows.module.css'

const FIELDS = [1, 2, 3, 4, 5, 6]

function Search(): ReactElement {
  const say = useSay()
  const [value, setValue] = useState('')
  const [searched, setSearched] = useState('')
  return (
    <>
      <SearchField
        label={say({ en: 'Search games', vi: 'Tìm trò chơi' })}
        value={value}
        onChange={setValue}
        onSearch={setSearched}
        clearLabel={say({ en: 'Clear', vi: 'Xóa' })}
      />
      <output>{searched}</output>
    </>
  )
}

function Hearts(): ReactElement {
  const say = useSay()
  const [isFavorite, setFavorite] = useState(false)
  const label = say({ en: 'Favorite: Parol Nights', vi: 'Yêu thích: Parol Nights' })
  return (
    <>
      <FavoriteButton label={label} isFavorite={isFavorite} onToggle={() => setFavorite(!isFavorite)} look="plain" />
      <span className={styles.art}>
        <FavoriteButton label={`${label} 2`} isFavorite onToggle={() => undefined} />
        <FavoriteButton label={`${label} 3`} isFavorite={false} onToggle={() => undefined} />
        <FavoriteButton label={`${label} 4`} isFavorite={isFavorite} onToggle={() => setFavorite(true)} busy />
      </span>
    </>
  )
}

/** Searching, choosing, and forms of several steps. */
export function Flows(): ReactElement {
  const say = useSay()
  return (
    <>
      <Examples title="SearchField and FavoriteButton">
        <Example title="SearchField" column>
          <Search />
        </Example>
        <Example title="SearchField · busy" column>
          <SearchField
            label={say({ en: 'Search providers', vi: 'Tìm nhà cung cấp' })}
            value="parol"
            clearLabel={say({ en: 'Clear providers', vi: 'Xóa nhà cung cấp' })}
            onChange={() => undefined}
            busy
          />
        </Example>
        <Example title="FavoriteButton · plain, on art, busy">
          <Hearts />
        </Example>
      </Examples>
      <Examples title="Progress and StepProgress">
        <Example title="Progress · wagering left, VIP" column>
          <Progress
            label={say({ en: 'Wagering left', vi: 'Còn phải cược' })}
            hideLabel={false}
            value={1_200}
            max={2_000}
            valueText={say({ en: '₱800.00 to go', vi: 'còn ₱800.00' })}
          />
          <Progress label="VIP 2 → VIP 3" hideLabel={false} tone="accent" value={4} max={5} valueText="80%" />
        </Example>
        <Example title="StepProgress" column>
          {[1, 2, 3].map((step) => (
            <StepProgress
              key={step}
              step={step}
              total={3}
              text={say({ en: `Step ${String(step)} of 3`, vi: `Bước ${String(step)}/3` })}
            />
          ))}
        </Example>
      </Examples>
      <Examples title="Rail">
        <Example title="own width · wide" wide column>
          <Rail
            label={say({ en: 'Amounts', vi: 'Số tiền' })}
            tiles="own"
            arrows={{ previous: say({ en: 'Smaller', vi: 'Nhỏ hơn' }), next: say({ en: 'Larger', vi: 'Lớn hơn' }) }}
          >
            {Array.from({ length: 16 }, (_, index) => (
              <li key={index}>
                <Button>{`₱${String((index + 1) * 100)}`}</Button>
              </li>
            ))}
          </Rail>
        </Example>
      </Examples>
      <Examples title="StickyAction">
        <Example title="a form that is longer than its box" wide column>
          <div className={styles.box} role="region" aria-label="StickyAction" tabIndex={0}>
            {FIELDS.map((place) => (
              <Field key={place} label={`${say(TEXTS.label)} ${String(place)}`} />
            ))}
            <StickyAction note={say({ en: 'No fee. Arrives in about 2 minutes.', vi: 'Miễn phí. Khoảng 2 phút.' })}>
              <Button variant="primary">{`${say(TEXTS.deposit)} ₱500.00`}</Button>
            </StickyAction>
          </div>
        </Example>
      </Examples>
    </>
  )
}
