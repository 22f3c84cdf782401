-- Accounts, sessions, the ledger and the money requests. PostgreSQL 15 knows all of it.
create table account (
  id bigint generated always as identity (start with 100001) primary key,
  username text not null,
  password text not null,
  trade_password text,
  phone text unique,
  register_phone text not null,
  nickname text not null default '',
  gender text not null default 'male',
  avatar text not null default '1',
  invitation_code text not null unique,
  registration_code text not null default '',
  invited_by bigint references account,
  invited_at timestamptz,
  identity_status text not null default 'unverified',
  only_kyc boolean not null default false,
  login_init boolean not null default false,
  balance bigint not null default 0 check (balance >= 0),
  held bigint not null default 0 check (held >= 0),
  deposited bigint not null default 0,
  turnover bigint not null default 0,
  created_at timestamptz not null default now()
);

create unique index account_username on account (lower(username));

create table session (
  token_hash text primary key,
  account_id bigint not null references account,
  device_id text not null,
  used_at timestamptz not null default now()
);

create index session_account on session (account_id);

-- Whatever ends a session, every process closes its sockets once the transaction commits.
create function announce_session_end() returns trigger language plpgsql as $$
  begin
    perform pg_notify('session_ended', old.token_hash);
    return null;
  end
$$;

create trigger session_ended after delete on session for each row execute function announce_session_end();

create table transfer (
  id bigint generated always as identity primary key,
  kind text not null,
  account_id bigint not null references account,
  order_no text,
  fee bigint not null default 0,
  note jsonb not null,
  balance_after bigint not null,
  at timestamptz not null default now(),
  unique (kind, order_no)
);

create index transfer_account on transfer (account_id, id desc);

create table posting (
  transfer_id bigint not null references transfer,
  book text not null,
  amount bigint not null,
  primary key (transfer_id, book)
);

-- Checked when the transaction commits, by the database itself.
create function check_transfer() returns trigger language plpgsql as $$
  begin
    if (select coalesce(sum(amount), 0) from posting where transfer_id = new.transfer_id) <> 0 then
      raise exception 'the postings of transfer % do not add up to zero', new.transfer_id;
    end if;
    return null;
  end
$$;

create constraint trigger posting_sum after insert on posting
  deferrable initially deferred for each row execute function check_transfer();

-- The ledger only grows: a mistake is corrected by another transfer.
create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the ledger is never changed';
  end
$$;

create trigger posting_kept before update or delete on posting for each row execute function refuse_change();

create trigger transfer_kept before update or delete on transfer for each row execute function refuse_change();

create table coupon (
  id bigint generated always as identity (start with 1001) primary key,
  account_id bigint not null references account,
  name jsonb not null,
  bonus_percent int not null,
  bonus_max bigint not null check (bonus_max >= 0),
  min_deposit bigint not null check (min_deposit >= 0),
  turnover_multiple int not null,
  is_welcome boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index coupon_account on coupon (account_id);

create table deposit (
  order_no text primary key,
  account_id bigint not null references account,
  method text not null,
  bank text,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0,
  bonus bigint not null default 0,
  coupon_id bigint references coupon,
  turnover_multiple int not null,
  status int,
  fail_reason text,
  pay_token_hash text unique,
  app_origin text,
  is_reported boolean not null default false,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index deposit_account on deposit (account_id, created_at desc);

create index deposit_pending on deposit (expires_at) where status = 0;

-- A coupon is good for one deposit that has not failed.
create unique index deposit_coupon on deposit (coupon_id) where coupon_id is not null and status in (0, 1);

create table binding (
  order_no text primary key references deposit,
  account_id bigint not null references account,
  amount bigint not null,
  required bigint not null,
  owed bigint not null check (owed > 0),
  place bigint generated always as identity
);

create index binding_account on binding (account_id, place);

create table withdrawal (
  order_no text primary key,
  account_id bigint not null references account,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0,
  bank text not null,
  account text not null,
  status int not null default 0,
  reason jsonb not null default '""',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index withdrawal_account on withdrawal (account_id, created_at desc);

create index withdrawal_held on withdrawal (updated_at) where status in (0, 1, 5, 6);

create table wallet (
  account_id bigint primary key references account,
  bank text not null,
  name text not null,
  account text not null,
  created_at timestamptz not null default now(),
  unique (bank, account)
);

create table idempotency (
  account_id bigint not null references account,
  operation text not null,
  key text not null,
  content_hash text not null,
  response text not null,
  received_at timestamptz not null default now(),
  primary key (account_id, operation, key)
);

create index idempotency_received on idempotency (received_at);

create table bonus_points (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  points bigint not null,
  at timestamptz not null default now()
);

create index bonus_points_account on bonus_points (account_id);

create table goods (
  id text primary key,
  name jsonb not null,
  kind text not null,
  amount bigint not null default 0,
  points bigint not null,
  stock int not null check (stock >= 0),
  place int not null
);

create table exchange (
  order_no text primary key,
  account_id bigint not null references account,
  goods_id text not null references goods,
  quantity int not null,
  points bigint not null,
  created_at timestamptz not null default now()
);

create index exchange_account on exchange (account_id, created_at desc);
