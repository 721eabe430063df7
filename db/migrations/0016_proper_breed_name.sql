-- Castro Laboreiro is a place.
UPDATE "breeds" SET "name" = 'Perro de Castro Laboreiro' WHERE "type" = 'perro' AND "slug" = 'perro-de-castro-laboreiro';
