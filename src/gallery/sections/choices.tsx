import { useState, type ReactElement } from 'react'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { RadioCards } from '#src/ui/form/radio-cards.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { TabPanel } from '#src/ui/navigate/tab-panel.tsx'
import { Tabs } from '#src/ui/navigate/tabs.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import { Example, Examples } from '../example.tsx'
import { TEXTS, useSay } from '../texts.ts'

function Theme(): ReactElement {
  const say = useSay()
  const [value, setValue] = useState<'light' | 'dark'>('light')
  return (
    <Segmented
      label={say({ en: 'Example theme', vi: 'Giao diện mẫu' })}
      options={[
        { value: 'light', label: say({ en: 'Light', vi: 'Sáng' }), icon: 'sun' },
        { value: 'dark', label: say({ en: 'Dark', vi: 'Tối' }), icon: 'moon' },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

function Period(): ReactElement {
  const say = useSay()
  const [value, setValue] = useState<'day' | 'week' | 'month'>('week')
  return (
    <Segmented
      fullWidth
      hideLabel={false}
      label={say({ en: 'Period', vi: 'Khoảng thời gian' })}
      options={[
        { value: 'day', label: say({ en: 'Day', vi: 'Ngày' }) },
        { value: 'week', label: say({ en: 'Week', vi: 'Tuần' }) },
        { value: 'month', label: say({ en: 'Month', vi: 'Tháng' }), disabled: true },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

function Documents(): ReactElement {
  const say = useSay()
  const [value, setValue] = useState<'passport' | 'license' | ''>('')
  return (
    <RadioCards
      label={say({ en: 'ID type', vi: 'Loại giấy tờ' })}
      options={[
        { value: 'passport', label: say({ en: 'Passport', vi: 'Hộ chiếu' }) },
        { value: 'license', label: say({ en: 'Driver’s license', vi: 'Giấy phép lái xe' }) },
      ]}
      value={value}
      onValueChange={setValue}
      error={value === '' ? say({ en: 'Choose one.', vi: 'Hãy chọn một loại.' }) : undefined}
    />
  )
}

function Parts(): ReactElement {
  const say = useSay()
  const [value, setValue] = useState('hot')
  const items = [
    { id: 'hot', label: say({ en: 'Hot', vi: 'Nổi bật' }), icon: 'fire' },
    { id: 'slot', label: say({ en: 'Slots', vi: 'Nổ hũ' }), icon: 'slot' },
    { id: 'live', label: say({ en: 'Live casino', vi: 'Sòng bài trực tiếp' }), icon: 'live' },
    { id: 'fish', label: say({ en: 'Fishing', vi: 'Bắn cá' }), icon: 'fish' },
  ] as const
  const chosen = items.find(({ id }) => id === value)
  return (
    <>
      <Tabs
        label={say({ en: 'Types', vi: 'Thể loại' })}
        idBase="gallery-tabs"
        items={items.map((item) =>
          item.id === 'live'
            ? { ...item, badge: <Badge count={3} label={say({ en: '3 new', vi: '3 mục mới' })} /> }
            : item,
        )}
        value={value}
        onChange={setValue}
      />
      <TabPanel idBase="gallery-tabs" value={value}>
        <p>{chosen?.label}</p>
      </TabPanel>
    </>
  )
}

/** On or off, one of a few, one of several parts. */
export function Choices(): ReactElement {
  const say = useSay()
  const [sound, setSound] = useState(true)
  const [filtered, setFiltered] = useState(false)
  const [terms, setTerms] = useState(false)
  return (
    <>
      <Examples title="Switch">
        <Example title="icon, hint, disabled" column>
          <Switch
            icon="sound-on"
            label={say({ en: 'Sound', vi: 'Âm thanh' })}
            hint={say(TEXTS.longText)}
            checked={sound}
            onChange={setSound}
          />
          <Switch label={say({ en: 'Music', vi: 'Nhạc nền' })} checked={false} onChange={() => undefined} disabled />
          <Switch label={say({ en: 'Always on', vi: 'Luôn bật' })} checked onChange={() => undefined} disabled />
        </Example>
      </Examples>
      <Examples title="Checkbox">
        <Example title="error until ticked, disabled" column>
          <Checkbox
            checked={terms}
            onChange={setTerms}
            error={terms ? undefined : say({ en: 'This is required.', vi: 'Mục này là bắt buộc.' })}
          >
            {say({
              en: 'I am 21 or older and accept the terms',
              vi: 'Tôi từ 21 tuổi trở lên và đồng ý với điều khoản',
            })}
          </Checkbox>
          <Checkbox checked disabled onChange={() => undefined}>
            {say(TEXTS.longLabel)}
          </Checkbox>
        </Example>
      </Examples>
      <Examples title="Chip">
        <Example title="a filter, on or off">
          <Chip icon="gift" selected={filtered} onClick={() => setFiltered(!filtered)}>
            {say({ en: 'Free spins', vi: 'Lượt quay miễn phí' })}
          </Chip>
        </Example>
      </Examples>
      <Examples title="RadioCards">
        <Example title="error until chosen" column>
          <Documents />
        </Example>
      </Examples>
      <Examples title="Segmented">
        <Example title="icons; fullWidth, legend, one closed" column>
          <Theme />
          <Period />
        </Example>
      </Examples>
      <Examples title="Tabs">
        <Example title="badge" wide column>
          <Parts />
        </Example>
      </Examples>
    </>
  )
}
