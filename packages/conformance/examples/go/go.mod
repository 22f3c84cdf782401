module example.test/bookshelf

go 1.19
