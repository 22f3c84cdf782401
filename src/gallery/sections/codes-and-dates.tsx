import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ComboBox } from '#src/ui/form/combo-box.tsx'
import { DateField } from '#src/ui/form/date-field.tsx'
import { dateError } from '#src/ui/form/date-text.ts'
import { OtpField } from '#src/ui/form/otp-field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Example, Examples } from '../example.tsx'
import { useSay } from '../texts.ts'

const MIN = '1900-01-01'
const MAX = '2005-11-20'

const CITIES = [
  { value: 'Cebu City', detail: 'Cebu' },
  { value: 'Parañaque City', detail: 'Metro Manila' },
  { value: 'San Jose', detail: 'Batangas' },
  { value: 'San Jose', detail: 'Nueva Ecija' },
]

interface Labeled {
  readonly label: string
  readonly initial: string
}

function Code({ label, initial }: Labeled): ReactElement {
  const [code, setCode] = useState(initial)
  return <OtpField label={label} value={code} onValueChange={setCode} />
}

function Wallet({ label, initial }: Labeled): ReactElement {
  const say = useSay()
  const [wallet, setWallet] = useState(initial)
  return (
    <SelectField
      label={label}
      placeholder={say({ en: 'Choose a wallet', vi: 'Chọn ví' })}
      options={[
        { value: 'gcash', label: 'GCash' },
        { value: 'maya', label: 'Maya' },
        { value: 'bank', label: say({ en: 'Bank (closed)', vi: 'Ngân hàng (tạm đóng)' }), disabled: true },
      ]}
      value={wallet}
      onValueChange={setWallet}
    />
  )
}

function City({ label, initial }: Labeled): ReactElement {
  const say = useSay()
  const [city, setCity] = useState(initial)
  return (
    <ComboBox
      label={label}
      value={city}
      onChange={(event) => setCity(event.target.value)}
      onChoose={({ value }) => setCity(value)}
      options={CITIES}
      countText={(count) =>
        count === 0
          ? say({ en: 'Not in the list', vi: 'Không có trong danh sách' })
          : say({ en: `${String(count)} suggestions`, vi: `${String(count)} gợi ý` })
      }
    />
  )
}

function Birthday({ label, initial }: Labeled): ReactElement {
  const say = useSay()
  const { i18n } = useTranslation()
  const [date, setDate] = useState(initial)
  const problem = dateError(date, { min: MIN, max: MAX })
  const errors = {
    empty: undefined,
    format: say({ en: 'Date format is incorrect.', vi: 'Định dạng ngày không đúng.' }),
    early: say({ en: 'This is too long ago.', vi: 'Ngày này quá xa.' }),
    late: say({ en: 'You must be 21 or older.', vi: 'Bạn phải từ 21 tuổi trở lên.' }),
  }
  return (
    <DateField
      label={label}
      locale={i18n.language}
      placeholder={say({ en: 'MM/DD/YYYY', vi: 'NN/TT/NNNN' })}
      hint={say({ en: 'Month, day, year', vi: 'Ngày, tháng, năm' })}
      pickLabel={say({ en: `Open the calendar: ${label}`, vi: `Mở lịch: ${label}` })}
      min={MIN}
      max={MAX}
      value={date}
      onValueChange={setDate}
      error={problem === null ? undefined : errors[problem]}
    />
  )
}

/** Codes, choices from a list, and dates. */
export function CodesAndDates(): ReactElement {
  const say = useSay()
  return (
    <>
      <Examples title="OtpField">
        <Example title="empty, part, whole" column>
          <Code label={say({ en: 'Code from the message', vi: 'Mã trong tin nhắn' })} initial="" />
          <Code label={say({ en: 'Half a code', vi: 'Nửa mã' })} initial="482" />
        </Example>
        <Example title="error, disabled" column>
          <OtpField
            label={say({ en: 'Wrong code', vi: 'Mã sai' })}
            hint={say({ en: 'Sent to +63 918 *** 0001', vi: 'Đã gửi đến +63 918 *** 0001' })}
            error={say({ en: 'The code is wrong or has expired.', vi: 'Mã không đúng hoặc đã hết hạn.' })}
            value="000000"
            onValueChange={() => undefined}
          />
          <OtpField
            disabled
            label={say({ en: 'Not sent yet', vi: 'Chưa gửi' })}
            value=""
            onValueChange={() => undefined}
          />
        </Example>
      </Examples>
      <Examples title="SelectField">
        <Example title="placeholder, chosen" column>
          <Wallet initial="" label={say({ en: 'E-wallet', vi: 'Ví điện tử' })} />
          <Wallet initial="maya" label={say({ en: 'Bound e-wallet', vi: 'Ví điện tử đã liên kết' })} />
        </Example>
        <Example title="error, disabled, long" column>
          <SelectField
            label={say({ en: 'Source of income', vi: 'Nguồn thu nhập' })}
            placeholder={say({ en: 'Choose one', vi: 'Chọn một mục' })}
            options={[{ value: 'salary', label: say({ en: 'Salary', vi: 'Tiền lương' }) }]}
            value=""
            onValueChange={() => undefined}
            error={say({ en: 'This is required.', vi: 'Mục này là bắt buộc.' })}
          />
          <SelectField
            disabled
            label={say({ en: 'Nationality', vi: 'Quốc tịch' })}
            options={[
              {
                value: 'ph',
                label: say({
                  en: 'Republic of the Philippines (only residents may play)',
                  vi: 'Cộng hòa Philippines (chỉ cư dân mới được tham gia trò chơi)',
                }),
              },
            ]}
            value="ph"
            onValueChange={() => undefined}
          />
        </Example>
      </Examples>
      <Examples title="ComboBox">
        <Example title="empty, own text" column>
          <City label={say({ en: 'City', vi: 'Thành phố' })} initial="" />
          <City label={say({ en: 'City abroad', vi: 'Thành phố nước ngoài' })} initial="Singapore" />
        </Example>
        <Example title="error, disabled" column>
          <ComboBox
            label={say({ en: 'Province', vi: 'Tỉnh' })}
            defaultValue=""
            options={[]}
            onChoose={() => undefined}
            countText={String}
            error={say({ en: 'This is required.', vi: 'Mục này là bắt buộc.' })}
          />
          <ComboBox
            disabled
            label={say({ en: 'Region', vi: 'Vùng' })}
            defaultValue="Luzon"
            options={[]}
            onChoose={() => undefined}
            countText={String}
          />
        </Example>
      </Examples>
      <Examples title="DateField">
        <Example title="empty, whole" column>
          <Birthday label={say({ en: 'Birthday', vi: 'Ngày sinh' })} initial="" />
          <Birthday label={say({ en: 'Birthday on file', vi: 'Ngày sinh đã lưu' })} initial="1990-03-02" />
        </Example>
        <Example title="not a date, too late" column>
          <Birthday label={say({ en: 'Unfinished', vi: 'Chưa nhập xong' })} initial="31/" />
          <Birthday label={say({ en: 'Too young', vi: 'Chưa đủ tuổi' })} initial="2010-03-02" />
        </Example>
      </Examples>
    </>
  )
}
