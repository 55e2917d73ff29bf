vitrine render bar.yaml -o bar.gif
vitrine render bar.yaml -o film.html
vitrine render bar.yaml -o bar.png --appearance light,dark
