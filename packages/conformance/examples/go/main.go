// A bookshelf with net/http alone: an API key in a header, and `{"error": "…"}` for every refusal.
package main

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"log"
	"mime"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

// A planted fault, to see the harness find it: lost-creation, foreign-read or ignored-filter.
var fault = os.Getenv("FAULT")

// Made-up accounts of a test system.
var owners = map[string]string{"key-mira-40f1": "mira", "key-theo-9b27": "theo"}

var idPattern = regexp.MustCompile("^[0-9a-f]{16}$")

const maxBody = 64 << 10

type book struct {
	ID     string `json:"id"`
	Title  string `json:"title"`
	Author string `json:"author"`
	Pages  int    `json:"pages"`
}

// newBook has pointers, so that a missing field differs from an empty one.
type newBook struct {
	Title  *string `json:"title"`
	Author *string `json:"author"`
	Pages  *int    `json:"pages"`
}

type server struct {
	mutex   sync.Mutex
	shelves map[string][]*book
}

func main() {
	s := &server{shelves: map[string][]*book{}}
	for _, owner := range owners {
		s.shelves[owner] = []*book{{newID(), "Tides", "M. Vale", 210}, {newID(), "Salt roads", "I. Okoro", 320}}
	}
	port := os.Getenv("PORT")
	if port == "" {
		port = "8000"
	}
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, s))
}

func newID() string {
	bytes := make([]byte, 8)
	if _, err := rand.Read(bytes); err != nil {
		panic(err)
	}
	return hex.EncodeToString(bytes)
}

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	id := strings.TrimPrefix(r.URL.Path, "/books/")
	isItem := idPattern.MatchString(id)
	if r.URL.Path != "/books" && !isItem {
		refuse(w, http.StatusNotFound, "there is nothing here")
		return
	}
	owner, known := owners[r.Header.Get("X-Api-Key")]
	if !known {
		refuse(w, http.StatusUnauthorized, "send a valid X-Api-Key")
		return
	}
	switch {
	case !isItem && r.Method == http.MethodGet:
		s.list(w, r, owner)
	case !isItem && r.Method == http.MethodPost:
		s.create(w, r, owner)
	case isItem && r.Method == http.MethodGet:
		s.withBook(w, owner, id, func(b *book) { send(w, http.StatusOK, b) })
	case isItem && r.Method == http.MethodPut:
		s.withBook(w, owner, id, func(b *book) { replace(w, r, b) })
	case isItem && r.Method == http.MethodDelete:
		s.withBook(w, owner, id, func(b *book) { s.remove(w, owner, b) })
	default:
		w.Header().Set("Allow", map[bool]string{true: "GET, PUT, DELETE", false: "GET, POST"}[isItem])
		refuse(w, http.StatusMethodNotAllowed, "this path has other methods")
	}
}

func (s *server) list(w http.ResponseWriter, r *http.Request, owner string) {
	query := r.URL.Query()
	offset, ok := number(query.Get("offset"), 0, 0, 100_000)
	limit, isLimit := number(query.Get("limit"), 20, 1, 100)
	author := query.Get("author")
	if !ok || !isLimit || utf8.RuneCountInString(author) > 60 || query.Has("author") && author == "" {
		refuse(w, http.StatusBadRequest, "offset, limit or author does not fit")
		return
	}
	found := []*book{}
	for _, one := range s.shelves[owner] {
		if author == "" || one.Author == author || fault == "ignored-filter" {
			found = append(found, one)
		}
	}
	total := len(found)
	found = found[min(offset, total):min(offset+limit, total)]
	send(w, http.StatusOK, map[string]any{"books": found, "total": total})
}

func (s *server) create(w http.ResponseWriter, r *http.Request, owner string) {
	made := &book{ID: newID()}
	if !read(w, r, made) {
		return
	}
	if fault != "lost-creation" {
		s.shelves[owner] = append(s.shelves[owner], made)
	}
	w.Header().Set("Location", "/books/"+made.ID)
	send(w, http.StatusCreated, made)
}

func replace(w http.ResponseWriter, r *http.Request, b *book) {
	if read(w, r, b) {
		send(w, http.StatusOK, b)
	}
}

func (s *server) remove(w http.ResponseWriter, owner string, gone *book) {
	kept := []*book{}
	for _, one := range s.shelves[owner] {
		if one != gone {
			kept = append(kept, one)
		}
	}
	s.shelves[owner] = kept
	w.WriteHeader(http.StatusNoContent)
}

func (s *server) withBook(w http.ResponseWriter, owner, id string, use func(*book)) {
	for name, shelf := range s.shelves {
		for _, one := range shelf {
			if one.ID == id && (name == owner || fault == "foreign-read") {
				use(one)
				return
			}
		}
	}
	refuse(w, http.StatusNotFound, "there is no such book on your shelf")
}

// read fills a book from a body, or refuses the request.
func read(w http.ResponseWriter, r *http.Request, b *book) bool {
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if kind != "application/json" {
		refuse(w, http.StatusUnsupportedMediaType, "send application/json")
		return false
	}
	var sent newBook
	decoder := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxBody))
	decoder.DisallowUnknownFields()
	err := decoder.Decode(&sent)
	var tooLarge *http.MaxBytesError
	switch {
	case errors.As(err, &tooLarge):
		refuse(w, http.StatusRequestEntityTooLarge, "the body is too large")
	case err != nil || decoder.Decode(&struct{}{}) != io.EOF:
		refuse(w, http.StatusBadRequest, "the body must be one JSON object of title, author and pages")
	case !fits(sent.Title, 80) || !fits(sent.Author, 60):
		refuse(w, http.StatusUnprocessableEntity, "title needs 1 to 80 characters, author 1 to 60")
	case sent.Pages == nil || *sent.Pages < 1 || *sent.Pages > 20_000:
		refuse(w, http.StatusUnprocessableEntity, "pages must be 1 to 20000")
	default:
		b.Title, b.Author, b.Pages = *sent.Title, *sent.Author, *sent.Pages
		return true
	}
	return false
}

func fits(text *string, most int) bool {
	return text != nil && *text != "" && utf8.RuneCountInString(*text) <= most
}

func number(text string, otherwise, least, most int) (int, bool) {
	if text == "" {
		return otherwise, true
	}
	value, err := strconv.Atoi(text)
	return value, err == nil && value >= least && value <= most
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func refuse(w http.ResponseWriter, status int, why string) {
	send(w, status, map[string]string{"error": why})
}

func send(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	if err := json.NewEncoder(w).Encode(body); err != nil {
		log.Print(err)
	}
}
