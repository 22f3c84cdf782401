// Made by `npm run generate` from the documents. Do not edit.

export interface paths {
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens a session for the player and ends the one that another device had. The app calls it when the login form is sent. The session is a cookie; nothing of it is in the body.
         */
        post: operations["loginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/custom/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Makes an account and opens a session for it. The app calls it when the register form is sent.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session and closes its socket. The app calls it when the player confirms the logout, and clears its own data without waiting for the answer.
         */
        post: operations["logoutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player
         * @description Tells who the session belongs to. The app calls it at start when it remembers a player, after login and when the page becomes visible again.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balance and points
         * @description Gives the money and the points of the player. The app calls it after user info, after each reward, game and deposit, on refresh, and when the page becomes visible again.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badge/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counters of the red dots
         * @description Gives all seven counters at once. The app calls it after user info and whenever socket messages may have been missed.
         */
        get: operations["getBadges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the operator
         * @description Gives contact links and addresses of documents. The app calls it at start.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/app/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Newest version
         * @description Tells which version of the app is the newest. The app calls it at start and offers the update when it is older.
         */
        get: operations["getAppVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game types
         * @description Gives the menu of game types. Kept for players whose menu differs; the app reads its menu from the open variant.
         */
        get: operations["listGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manuf/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Providers
         * @description Gives the providers that have games of a type, for the rows of the lobby. Players get this variant.
         */
        get: operations["listManufacturers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description Gives the games of a type, a provider or both. Players get this variant. The app calls it as the lobby scrolls.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/fetch/hot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot games
         * @description Gives the games that are played most. Players get this variant. The app calls it when the lobby opens.
         */
        get: operations["listHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/game/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Game types for visitors
         * @description Gives the menu of game types. The app always reads its menu here, with hasLogin false, whether or not somebody is logged in.
         */
        get: operations["listOpenGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/manuf/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Providers for visitors
         * @description Gives the providers that have games of a type, for the rows of the lobby. Visitors get this variant.
         */
        get: operations["listOpenManufacturers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/game/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games for visitors
         * @description Gives the games of a type, a provider or both. Visitors get this variant. The app calls it as the lobby scrolls.
         */
        get: operations["listOpenGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/game/fetch/hot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot games for visitors
         * @description Gives the games that are played most. Visitors get this variant. The app calls it when the lobby opens.
         */
        get: operations["listOpenHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/open/banner/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of the lobby
         * @description Gives the banners on top of the lobby, for visitors and players alike.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/getUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a game
         * @description Gives the address of a game for this player, or says that a wallet must be bound first. The app calls it when a player taps a game.
         */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/record/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rounds played
         * @description Gives the rounds that the player played in games of a type, newest first.
         */
        get: operations["listGameRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to pay in
         * @description Gives the ways in which this player may pay in. The app calls it when the deposit screen opens.
         */
        get: operations["listRechargeMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Amounts to pay in
         * @description Gives the amounts to offer for a method and its limits for this player. The app calls it when a method is chosen.
         */
        get: operations["listRechargeAmounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/preCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a deposit
         * @description Checks method and amount and gives the deposit a number. No money moves and nothing shows in the history. The app calls it when the deposit form is sent.
         */
        post: operations["prepareRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/build": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a deposit
         * @description Makes the deposit that was prepared and gives the page where the player pays. From now on it shows in the history as pending. The app calls it once for each intent, right after preparing.
         */
        post: operations["createRecharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits
         * @description Gives the deposits of the player, newest first. The app calls it for the history, and to learn how a deposit went.
         */
        get: operations["listRecharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Letters
         * @description Gives the letters to the player, newest first. The app calls it when the inbox opens.
         */
        get: operations["listLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A password as the player types it, spaces stripped. It never leaves the device: on the wire it is the lower-case hex of the SHA-256 of its UTF-8 bytes. */
        PasswordInput: string;
        /** @description A user name, letters and digits only. */
        UsernameInput: string;
        /** @description A mobile number as the player types it, spaces and a leading +63 stripped: ten digits, or eleven with a leading 0 that is dropped before it is sent. */
        MobileInput: string;
        LoginBody: {
            /** @description The user name. */
            username: string;
            /** @description The password, hashed. */
            password: string;
        };
        /**
         * @description The call did what it was asked.
         * @constant
         */
        Success: true;
        /**
         * @description The one code of success.
         * @constant
         */
        SuccessCode: 20000;
        /** @description Empty, unless the player should be told something; then it is in the language of Accept-Language. Plain text, never HTML. */
        SuccessMessage: string;
        /** @description The player's id. The socket's address uses it. */
        Uid: string;
        /**
         * Format: uri-reference
         * @description An address. Absolute addresses are https, or http from a loopback host to a loopback host; a path is one of the app's own origin.
         */
        Url: string;
        /** @description What may be shown of the identity check. Identity numbers and papers are never in it. */
        IdentityInfo: {
            /** @description The name on the papers, masked. */
            fullName?: string;
            /** @description Why the papers were rejected, in the language of Accept-Language. */
            rejectReason?: string;
        };
        /** @description The player, as every call that speaks of a player gives it. */
        User: {
            uid: components["schemas"]["Uid"];
            /** @description The account's id for customer service. */
            auid: string;
            /** @description The name that the player logs in with. */
            username: string;
            /** @description The name that the app shows; empty where the player chose none. */
            nickname: string;
            /**
             * @description As the player says.
             * @default male
             * @enum {string}
             */
            gender: "male" | "female";
            /** @description The bound mobile number, masked (917****567); empty where none is bound. */
            phone: string;
            /** @description The mobile number given at registration, masked; empty where none was given. */
            registerPhone: string;
            avatar: components["schemas"]["Url"];
            /** @description The code with which this player invites friends. */
            invitationCode: string;
            /**
             * @description The VIP level.
             * @default 0
             */
            vip: number;
            /** @description Whether a mobile number is bound. */
            bind: boolean;
            /** @description True while no transaction password is set. */
            isNullPasswordTrade: boolean;
            identityInfo: components["schemas"]["IdentityInfo"];
            /**
             * @description How far the check of the player's identity has come.
             * @default unverified
             * @enum {string}
             */
            identityStatus: "unverified" | "pending" | "approved" | "rejected" | "editing";
            /**
             * @description Whether the identity is ratified; ratified means verified, and only then money may be withdrawn.
             * @default unratified
             * @enum {string}
             */
            kycStatus: "unratified" | "ratified";
            /** @description Whether the player has taken today's sign-up bonus. */
            hasSignUp: boolean;
            /** @description The code that the player registered with; empty where there was none. */
            registrationCode: string;
            /** @description Whether the account is a guest's. */
            guest: boolean;
            /** @description True while the account is suspended until the identity is verified. */
            onlyKyc: boolean;
            /** @description Whether the player still has the password that the operator set. */
            loginInit: boolean;
        };
        /** @description The player. */
        UserOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["User"];
        };
        /** @description The call was refused. `code` says why (see `x-codes` of the call and of the document), `msg` is fit to show and in the language of Accept-Language. */
        Failure: {
            /**
             * @description The call was refused and changed nothing.
             * @constant
             */
            success: false;
            /** @description Why the call was refused; 20002 means that the session is not valid. */
            code: number;
            /** @description What to tell the player. Plain text, never HTML. */
            msg: string;
            /** @description A refused call carries no payload. */
            data: null;
        };
        RegisterBody: {
            /** @description The user name to register. */
            username: string;
            /** @description The password, hashed. */
            password: string;
            /** @description The mobile number, ten digits without the area code. */
            phone: string;
            /**
             * @description The area code; the Philippines only.
             * @constant
             */
            areaCode: "63";
            /** @description The code of the friend who invited the player. */
            invitationCode?: string;
        };
        /** @description The call answers with no payload. */
        Nothing: null;
        /** @description Done, with nothing to tell. */
        NothingOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Nothing"];
        };
        /**
         * Format: peso
         * @description An amount in Philippine pesos with at most two decimals, exact up to 999,999,999,999.99. The format stands in for `multipleOf: 0.01`, which validators get wrong for binary fractions.
         */
        Peso: number;
        /** @description allAmount is everything the player has; balance may be played; withdrawalAmount may be withdrawn now; deposit is what was paid in so far. */
        UserAccount: {
            allAmount: components["schemas"]["Peso"];
            balance: components["schemas"]["Peso"];
            withdrawalAmount: components["schemas"]["Peso"];
            deposit: components["schemas"]["Peso"];
        };
        UserPoint: {
            /** @description The player's points. */
            value: number;
        };
        /** @description surplus is the turnover that the player still owes before money may be withdrawn. */
        UserRisk: {
            surplus: components["schemas"]["Peso"];
        };
        /** @description An advertising conversion to hand on once; absent where there is none. */
        FbEvent: {
            /** @description The conversion's name. */
            event: string;
            amount: components["schemas"]["Peso"];
            /**
             * @description Always Philippine pesos.
             * @constant
             */
            currency: "PHP";
        };
        /** @description The player's money and points. */
        Balance: {
            userAccountVO: components["schemas"]["UserAccount"];
            userPointVO: components["schemas"]["UserPoint"];
            userRiskVO: components["schemas"]["UserRisk"];
            fbEvent?: components["schemas"]["FbEvent"];
        };
        /** @description The player's money and points. */
        BalanceOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Balance"];
        };
        /** @description The counters behind the red dots; the socket sends their changes. */
        Badges: {
            /** @description Login bonuses to take. */
            loginBonusRewardNum: number;
            /** @description Spins earned by inviting friends. */
            inviteFriendToEarnNum: number;
            /** @description Energy earned by inviting friends. */
            inviteFriendEnergy: number;
            /** @description Letters not yet read. */
            letterUnreadNum: number;
            /** @description Task rewards to take. */
            taskRewardNum: number;
            /** @description Daily deposit sign-ins to take. */
            dailyDepositSign: number;
            /** @description VIP rewards to take. */
            vipTabRewardsNum: number;
        };
        /** @description The seven counters. */
        BadgesOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Badges"];
        };
        /** @description An absolute https address (http where the app itself is on a loopback host), or an empty string where the operator has none. */
        OptionalUrl: string;
        /** @description The operator's settings. `cs_` keys are ways to reach customer service, `ps_` keys the product's channels; an empty string means that there is none. */
        Config: {
            cs_telegram?: components["schemas"]["OptionalUrl"];
            cs_viber?: components["schemas"]["OptionalUrl"];
            cs_messenger?: components["schemas"]["OptionalUrl"];
            cs_online?: components["schemas"]["OptionalUrl"];
            ps_facebook?: components["schemas"]["OptionalUrl"];
            ps_telegram?: components["schemas"]["OptionalUrl"];
            ps_instagram?: components["schemas"]["OptionalUrl"];
            download_page: components["schemas"]["OptionalUrl"];
            privacy_policy: components["schemas"]["OptionalUrl"];
            terms_of_use: components["schemas"]["OptionalUrl"];
        };
        /** @description The operator's settings. */
        ConfigOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Config"];
        };
        AppVersion: {
            /** @description The newest version, counted up by one with each release. An app with a lower one offers the update. */
            versionCode: number;
            downloadUrl: components["schemas"]["OptionalUrl"];
        };
        /** @description The newest version of the app. */
        AppVersionOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["AppVersion"];
        };
        /**
         * @description A type of game. Known are hot, slot, live, sports, fish, poker and arcade; an operator may add others.
         * @example slot
         */
        GameTypeCode: string;
        GameType: {
            code: components["schemas"]["GameTypeCode"];
            /** @description The type's name in the language of Accept-Language. */
            name: string;
            /** @description Whether the lobby shows the type as a row for each provider. */
            showProvider: boolean;
            /**
             * @description How the type is laid out; 0 default, 1 live, 2 sports.
             * @enum {integer}
             */
            showType: 0 | 1 | 2;
        };
        /** @description The menu of game types, in the order to show. */
        GameTypesOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GameType"][];
        };
        /** @description A short name that machines use, never shown. */
        Code: string;
        Manufacturer: {
            code: components["schemas"]["Code"];
            /** @description The provider's name. */
            name: string;
            logo: components["schemas"]["Url"];
            /** @description How many games of the type asked for the provider has. */
            gameCount: number;
        };
        /** @description The providers that have games of the type asked for. */
        ManufacturersOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Manufacturer"][];
        };
        /** @description A game's id, the same for visitors and players. */
        GameId: string;
        Game: {
            id: components["schemas"]["GameId"];
            /** @description The game's name. */
            name: string;
            manuf: components["schemas"]["Code"];
            /** @description The provider's name. */
            manufName: string;
            type: components["schemas"]["GameTypeCode"];
            cover: components["schemas"]["Url"];
            /** @description Whether the game is among the hot ones. */
            hot: boolean;
        };
        /** @description How many items there are over all pages. */
        Total: number;
        /** @description A page of games. */
        GamePage: {
            /** @description The items of this page; empty past the last one. */
            list: components["schemas"]["Game"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of games. */
        GamePageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GamePage"];
        };
        Banner: {
            id: components["schemas"]["Code"];
            /** @description What the banner says, in the language of Accept-Language; also its text for screen readers. */
            title: string;
            image: components["schemas"]["Url"];
            /** @description The path of the app that the banner leads to; empty where it leads nowhere. */
            link: string;
        };
        /** @description The banners of the lobby, in the order to show. */
        BannersOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Banner"][];
        };
        LaunchGameBody: {
            gameId: components["schemas"]["GameId"];
        };
        /**
         * Format: uri
         * @description The game's page, absolute and on another host than the app's, with a launch token that is good once and for this game alone.
         */
        PlayUrl: string;
        GameLaunch: {
            playUrl: components["schemas"]["PlayUrl"];
            /**
             * @description frame means inside the app's game frame; browser means that it opens outside the app.
             * @enum {string}
             */
            openMode: "frame" | "browser";
            /** @description Whether the player must bind a wallet first; then playUrl is not to be opened yet. */
            needBindWallet: boolean;
        };
        /** @description How to open the game. */
        GameLaunchOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GameLaunch"];
        };
        /**
         * Format: peso
         * @description An amount in Philippine pesos that somebody pays; never zero, at most two decimals.
         */
        PesoPaid: number;
        /**
         * Format: peso
         * @description What a round or a reward paid, in Philippine pesos with at most two decimals; 0 where it paid nothing.
         */
        PesoWon: number;
        /**
         * Format: date-time
         * @description A moment as RFC 3339 with its offset. Shown in Asia/Manila.
         */
        Instant: string;
        GameRecord: {
            id: components["schemas"]["Code"];
            gameId: components["schemas"]["GameId"];
            /** @description The game's name. */
            gameName: string;
            /** @description The provider's name. */
            manufName: string;
            bet: components["schemas"]["PesoPaid"];
            win: components["schemas"]["PesoWon"];
            playedAt: components["schemas"]["Instant"];
        };
        /** @description A page of rounds. */
        GameRecordPage: {
            /** @description The items of this page; empty past the last one. */
            list: components["schemas"]["GameRecord"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of rounds, newest first. */
        GameRecordPageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["GameRecordPage"];
        };
        /**
         * @description A way to pay in. Known are gcash and maya; an operator may add others.
         * @example gcash
         */
        RechargeMethodCode: string;
        RechargeMethod: {
            code: components["schemas"]["RechargeMethodCode"];
            /** @description The method's name. */
            name: string;
            min: components["schemas"]["PesoPaid"];
            max: components["schemas"]["PesoPaid"];
        };
        /** @description The ways to pay in, in the order to show. */
        RechargeMethodsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargeMethod"][];
        };
        /** @description The amounts to offer for a method, and its limits for this player. */
        RechargeAmounts: {
            /** @description The amounts to offer, rising. */
            list: components["schemas"]["PesoPaid"][];
            min: components["schemas"]["PesoPaid"];
            max: components["schemas"]["PesoPaid"];
        };
        /** @description The amounts to offer. */
        RechargeAmountsOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargeAmounts"];
        };
        PrepareRechargeBody: {
            method: components["schemas"]["RechargeMethodCode"];
            amount: components["schemas"]["PesoPaid"];
        };
        /** @description The order's number, which the player may copy for customer service. */
        OrderNo: string;
        /** @description A deposit that is prepared and not yet made; nothing is owed for it. */
        RechargeQuote: {
            orderNo: components["schemas"]["OrderNo"];
            method: components["schemas"]["RechargeMethodCode"];
            amount: components["schemas"]["PesoPaid"];
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description The deposit as it would be made. */
        RechargeQuoteOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargeQuote"];
        };
        CreateRechargeBody: {
            orderNo: components["schemas"]["OrderNo"];
        };
        RechargeLaunch: {
            orderNo: components["schemas"]["OrderNo"];
            /**
             * Format: uri
             * @description The wallet's page, absolute, with a token that is good for this order alone.
             */
            payUrl: string;
            /**
             * @description frame means inside the app's frame; browser means in a page of its own.
             * @enum {string}
             */
            openMode: "frame" | "browser";
        };
        /** @description Where to pay. */
        RechargeLaunchOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargeLaunch"];
        };
        /**
         * @description 0 pending, 1 success, 2 failed, 3 timeout.
         * @enum {integer}
         */
        RechargeStatus: 0 | 1 | 2 | 3;
        Recharge: {
            orderNo: components["schemas"]["OrderNo"];
            method: components["schemas"]["RechargeMethodCode"];
            amount: components["schemas"]["PesoPaid"];
            status: components["schemas"]["RechargeStatus"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A page of deposits. */
        RechargePage: {
            /** @description The items of this page; empty past the last one. */
            list: components["schemas"]["Recharge"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of deposits, newest first. */
        RechargePageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["RechargePage"];
        };
        Letter: {
            id: components["schemas"]["Code"];
            /** @description The letter's heading. Plain text, in the language of Accept-Language where the operator wrote it in both. */
            title: string;
            /** @description The letter. Plain text; line breaks count. */
            content: string;
            /** @description Whether the player has opened it. */
            read: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A page of letters. */
        LetterPage: {
            /** @description The items of this page; empty past the last one. */
            list: components["schemas"]["Letter"][];
            total: components["schemas"]["Total"];
        };
        /** @description A page of letters, newest first. */
        LetterPageOk: {
            success: components["schemas"]["Success"];
            code: components["schemas"]["SuccessCode"];
            msg: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["LetterPage"];
        };
    };
    responses: {
        /** @description The infrastructure could not read the request. The app says "Request error". */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The infrastructure refused the caller. The app says "Request error". A session that is not valid is not told this way but by code 20002. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request came from a foreign Origin. The app says "Request error". */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The infrastructure knows no such address. The app says "Request address error". */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The infrastructure waited too long. The app says "Request timeout". */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is larger than the infrastructure takes. The app says "Request error". */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The server broke. The app says "Server error!". */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The infrastructure cannot do this. The app says "Service Unavailable!". */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The gateway got no good answer. The app says "Bad gateway!". */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The service is down for maintenance or overloaded. The app says "Service Unavailable!". */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The gateway waited too long. The app says "Gateway timeout!". */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The HTTP version is not supported. The app says "HTTP is not supported". */
        HttpVersionNotSupported: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /**
         * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
         * @example en-US
         */
        AcceptLanguage: string;
        /**
         * @description The app's version label. The app always sends it.
         * @example 1.0.3
         */
        Version: string;
        /**
         * @description The installed version, a whole number; empty where it is not known. The app always sends it.
         * @example 103
         */
        VersionCode: string;
        /**
         * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
         * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
         */
        DeviceId: string;
        /**
         * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
         * @example H5
         */
        RequestFrom: "APP_H5" | "H5";
        /**
         * @description Whether the caller is logged in. It is a remnant of the flag that selects the open variant; the app sends false with the menu.
         * @example false
         */
        HasLogin: boolean;
        /**
         * @description Only games of this type; all types where it is left out.
         * @example slot
         */
        GameTypeQuery: components["schemas"]["GameTypeCode"];
        /**
         * @description Only games of this provider; all where it is left out.
         * @example bituin
         */
        ManufQuery: components["schemas"]["Code"];
        /**
         * @description Which page, from 1.
         * @example 1
         */
        PageNum: number;
        /**
         * @description How many items a page has.
         * @example 20
         */
        PageSize: number;
        /**
         * @description One for each intent of the player. A second call with the same key answers as the first did and does nothing more.
         * @example 0b9e8b6c-7d41-4d5e-8f6a-1c2d3e4f5a6b
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The session, as the cookie `tumpak_session`. HttpOnly, SameSite=Lax, Path=/, and Secure on https. The same cookie admits the socket.
         * @example tumpak_session=opaque; HttpOnly; SameSite=Lax; Path=/
         */
        SessionCookie: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loginUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NothingOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getBadges: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    getAppVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppVersionOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listGameTypes: {
        parameters: {
            query?: {
                /**
                 * @description Whether the caller is logged in. It is a remnant of the flag that selects the open variant; the app sends false with the menu.
                 * @example false
                 */
                hasLogin?: components["parameters"]["HasLogin"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameTypesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listManufacturers: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this type; all types where it is left out.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManufacturersOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this type; all types where it is left out.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
                /**
                 * @description Only games of this provider; all where it is left out.
                 * @example bituin
                 */
                manuf?: components["parameters"]["ManufQuery"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listHotGames: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listOpenGameTypes: {
        parameters: {
            query?: {
                /**
                 * @description Whether the caller is logged in. It is a remnant of the flag that selects the open variant; the app sends false with the menu.
                 * @example false
                 */
                hasLogin?: components["parameters"]["HasLogin"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameTypesOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listOpenManufacturers: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this type; all types where it is left out.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManufacturersOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listOpenGames: {
        parameters: {
            query?: {
                /**
                 * @description Only games of this type; all types where it is left out.
                 * @example slot
                 */
                type?: components["parameters"]["GameTypeQuery"];
                /**
                 * @description Only games of this provider; all where it is left out.
                 * @example bituin
                 */
                manuf?: components["parameters"]["ManufQuery"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listOpenHotGames: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannersOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchGameBody"];
            };
        };
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameLaunchOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listGameRecords: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path: {
                /**
                 * @description The type of game; hot means all types.
                 * @example slot
                 */
                type: components["schemas"]["GameTypeCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRecordPageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listRechargeMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeMethodsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listRechargeAmounts: {
        parameters: {
            query: {
                /**
                 * @description The method chosen.
                 * @example gcash
                 */
                method: components["schemas"]["RechargeMethodCode"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeAmountsOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    prepareRecharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareRechargeBody"];
            };
        };
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeQuoteOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    createRecharge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
                /**
                 * @description One for each intent of the player. A second call with the same key answers as the first did and does nothing more.
                 * @example 0b9e8b6c-7d41-4d5e-8f6a-1c2d3e4f5a6b
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRechargeBody"];
            };
        };
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargeLaunchOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listRecharges: {
        parameters: {
            query?: {
                /**
                 * @description Only the deposit with this number.
                 * @example D202611200001
                 */
                orderNo?: components["schemas"]["OrderNo"];
                /**
                 * @description Only deposits in this status.
                 * @example 1
                 */
                status?: components["schemas"]["RechargeStatus"];
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RechargePageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
    listLetters: {
        parameters: {
            query?: {
                /**
                 * @description Which page, from 1.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /**
                 * @description The language of every `msg` and of the names that the server gives. The app always sends it; without it the answer is in en-US.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The app's version label. The app always sends it.
                 * @example 1.0.3
                 */
                version?: components["parameters"]["Version"];
                /**
                 * @description The installed version, a whole number; empty where it is not known. The app always sends it.
                 * @example 103
                 */
                versionCode?: components["parameters"]["VersionCode"];
                /**
                 * @description An id that the app makes up once for each device; a login from another one ends the older session. The app always sends it.
                 * @example 5f0c6b7e-3c52-4f7a-9d1e-2a64b8f0c9d1
                 */
                deviceId?: components["parameters"]["DeviceId"];
                /**
                 * @description APP_H5 from inside the native wrapper, H5 from a browser. The app always sends it.
                 * @example H5
                 */
                requestFrom?: components["parameters"]["RequestFrom"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope, of success or of failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterPageOk"] | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["ServerError"];
            501: components["responses"]["NotImplemented"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
            505: components["responses"]["HttpVersionNotSupported"];
        };
    };
}
