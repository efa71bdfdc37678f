-- Companions play on the device of their owner: they have neither sessions nor recovery codes.
ALTER TABLE people ADD COLUMN owner INTEGER REFERENCES people (id);
CREATE INDEX people_owner ON people (owner);
